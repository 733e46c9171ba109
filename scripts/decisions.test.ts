import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
