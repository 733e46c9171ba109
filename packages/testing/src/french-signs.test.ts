import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const messages = path.join(import.meta.dirname, '../../messages/src')
/** The specification gives these to the letter. */
const specified = ['errors.ts', 'localised-keys.ts']
const files = globSync('**/*.ts', { cwd: messages }).filter(
  (name) => !name.endsWith('.test.ts') && !specified.includes(name),
)
const threes = new Proxy({}, { get: () => 3 })

/** Every French sentence; one that takes values gets a 3 for each. */
function frenchSentences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'fr' && typeof inner === 'string') return [inner]
    if (key === 'fr' && typeof inner === 'function') return [String(inner(threes))]
    return frenchSentences(inner)
  })
}

test('a French sign stays on the line of the word before it', async () => {
  const modules = await Promise.all(files.map((name) => import(path.join(messages, name))))
  const sentences = modules.flatMap((module) => frenchSentences({ ...module }))
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter((sentence) => /\S [:;!?»%]|« /u.test(sentence))).toEqual([])
})
