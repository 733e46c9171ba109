import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The lines of the tables of docs/specification.md. */
const lines = read('docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?:-+\|)+$|^\| Id \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', promise = '', where = '', tests = '']) => ({
    ...{ id, promise, where },
    files: Array.from(tests.matchAll(/`([^`]+)`/g), ([, file = '']) => file),
  }))

/** The ids above a test, or above the tests of a table's policies: `// S2-home S8-success`. */
const IDS = /^ *\/\/ ((?:S\d-[a-z0-9-]+ ?)+)\n(.*)$/gm
const A_TEST = /^ *(?:test|test\.each|describe[A-Z]\w*)\(/

const held = globSync('{e2e,packages,apps,supabase}/**/*.{test,spec}.ts', {
  cwd: root,
  exclude: (name) => /(?:^|\/)(?:node_modules|build|dist)$/.test(name),
}).flatMap((file) =>
  Array.from(read(file).matchAll(IDS), ([, ids = '', next = '']) => ({
    ...{ ids: ids.trim().split(' '), next },
    file: file.replaceAll(path.sep, '/'),
  })),
)

test('every line of the specification has an id of its own, a place and tests', () => {
  expect(lines.length).toBeGreaterThan(100)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  for (const { id, promise, where, files } of lines) {
    expect(id, promise).toMatch(/^S[1-9]-[a-z0-9-]+$/)
    expect(where, id).not.toBe('')
    expect(files, id).not.toEqual([])
  }
})

test('every line is held by a test in each file that it names, and in no other', () => {
  for (const { id, files } of lines) {
    const holding = held.filter(({ ids }) => ids.includes(id)).map(({ file }) => file)
    expect([...new Set(holding)].sort(), id).toEqual(files.toSorted())
  }
})

test('an id stands directly above a test, and is the id of a line', () => {
  const known = new Set(lines.map(({ id }) => id))
  for (const { ids, next, file } of held) {
    expect(next, `${file}: ${ids}`).toMatch(A_TEST)
    expect(
      ids.filter((id) => !known.has(id)),
      file,
    ).toEqual([])
  }
})
