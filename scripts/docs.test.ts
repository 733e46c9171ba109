import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const folder = new URL('../docs/decisions/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file))

test('every decision is listed with the number and title of its heading, which is that of its file', () => {
  const listed = read('README.md').matchAll(
    /^\| (\d+) \| \d{4}-\d\d-\d\d \| \[(.+)\]\((.+\.md)\)/gm,
  )
  const headings = files.sort().map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? []
    return { number, title, file }
  })
  expect(Array.from(listed, ([, number, title, file]) => ({ number, title, file }))).toEqual(
    headings,
  )
  expect(headings.map(({ number }) => number?.padStart(4, '0'))).toEqual(
    files.map((file) => file.slice(0, 4)),
  )
})

test('every file that CONTRIBUTING, a README or a document names is there', () => {
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|build)$/.test(name)
  const there = globSync('{apps,packages,supabase,content,scripts,e2e,bench,docs}/**/*.*', {
    cwd: root,
    exclude,
  }).map((file) => `/${file.replaceAll(path.sep, '/')}`)
  const documents = globSync(['*.md', 'docs/*.md', '{apps,packages}/*/README.md'], { cwd: root })
  const missing = documents.flatMap((document) =>
    Array.from(
      readFileSync(path.join(root, document), 'utf8').matchAll(
        /`([a-zA-Z][\w./-]*\/[\w./-]+\.(?:tsx?|mjs|sql|css|tsv))`/g,
      ),
      ([, file = '']) => file,
    )
      .filter((file) => !there.some((path) => path.endsWith(`/${file}`)))
      .map((file) => `${document}: ${file}`),
  )
  expect(missing).toEqual([])
})
