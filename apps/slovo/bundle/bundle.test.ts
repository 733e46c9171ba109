import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { oneByteText } from './one-byte-text.ts'
import { sourcePlaces } from './source-places.ts'

const root = await realpath(await mkdtemp(path.join(tmpdir(), 'slovo-bundle-')))
afterAll(() => rm(root, { recursive: true }))
const source = path.join(root, 'packages/words/src')
const build = path.join(root, 'apps/slovo/build')
await mkdir(source, { recursive: true })

async function bundled(code: string, threads: Record<string, string> = {}) {
  const file = path.join(source, 'words.js')
  await writeFile(file, code)
  const bundle = await rolldown({
    input: { words: file, ...threads },
    platform: 'node',
    plugins: [sourcePlaces(build, threads), oneByteText()],
  })
  await bundle.write({ dir: build, minify: { compress: true, mangle: false } })
  await bundle.close()
  const made = path.join(build, 'words.js')
  return {
    text: await readFile(made, 'utf8'),
    exported: await import(`${pathToFileURL(made)}?${code.length}`),
  }
}

test('texts, templates and patterns say the same in the bundle, which is ASCII', async () => {
  const { text, exported } = await bundled(`
    export const said = 'Слово « été » 🙂', key = { имя: 1 }
    export const filled = (word) => \`\${word} — слово\`
    export const raw = String.raw\`\\p{L}ё\${said}😀\`
    export const found = ['ёж', '🙂', 'é'].map((one) => /^[а-яё]+$|^[🙂😀]$/u.test(one))
  `)
  expect(text).toMatch(/^[\0-\x7f]*$/)
  expect(exported).toMatchObject({
    said: 'Слово « été » 🙂',
    key: { имя: 1 },
    raw: '\\p{L}ёСлово « été » 🙂😀',
    found: [true, true, false],
  })
  expect(exported.filled('дом')).toBe('дом — слово')
})

test('a module finds what lies beside its source, and a thread that is bundled in the bundle', async () => {
  const thread = path.join(source, 'work.thread.ts')
  await writeFile(thread, 'export {}\n')
  const { exported } = await bundled(
    `
    export const folder = import.meta.dirname
    export const sql = new URL('./sql/', import.meta.url).href
    export const thread = new URL('./work.thread.ts', import.meta.url).href
    export const command = new URL('./other.ts', import.meta.url).href
  `,
    { 'work-thread': thread },
  )
  expect(exported).toMatchObject({
    folder: source,
    sql: `${pathToFileURL(source)}/sql/`,
    command: `${pathToFileURL(source)}/other.ts`,
  })
  expect(exported.thread).toContain(`${pathToFileURL(build)}/work-thread.js`)
})
