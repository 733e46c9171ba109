import { join } from 'node:path'
import { removeStress, splitWords } from '@slovo/language'
import { expect, test, vi } from 'vitest'
import { readShippedTexts } from '../shipped-texts.ts'

const texts = await readShippedTexts(join(import.meta.dirname, '../../../../content'))
const written = texts
  .filter(({ lang }) => lang === 'ru')
  .flatMap(({ body }) => splitWords(removeStress(body), 'ru').map(({ text }) => text))
const known = [...new Set(written)]
/** Inflected like words that the morphology knows, and read by their endings. */
const unknown = known.filter((form) => form.length > 5).map((form) => `жлы${form}`)
const forms = [...known, ...unknown]

/** A morphology that has read nothing yet. */
async function openedAnew() {
  vi.resetModules()
  return (await import('./morphology.ts')).openMorphology()
}

test('a form is read the same, whatever was read before it', async () => {
  const forwards = await openedAnew()
  const first = forms.map(forwards)
  const backwards = await openedAnew()
  const second = forms.toReversed().map(backwards).reverse()
  expect(first.length).toBeGreaterThan(3000)
  const differing = forms.filter((_, place) => !isSame(first[place], second[place]))
  expect(differing).toEqual([])
})

function isSame(one: object | undefined, other: object | undefined) {
  const plain = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)
  return JSON.stringify(one, plain) === JSON.stringify(other, plain)
}
