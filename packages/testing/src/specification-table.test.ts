import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** The lines of the tables of docs/specification.md, as cells. */
const lines = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?:-+\|)+$|^\| Line \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every line of the specification names tests that are there', () => {
  expect(lines.length).toBeGreaterThan(80)
  for (const [, line = '', where = '', tests = ''] of lines) {
    const named = Array.from(tests.matchAll(/`([^`]+)`/g), ([, file = '']) => file)
    expect(where, line).not.toBe('')
    expect(named, line).not.toEqual([])
    for (const file of named) {
      expect(file).toMatch(/\.(?:test|spec)\.ts$/)
      expect(existsSync(path.join(root, file)), `${line}: ${file}`).toBe(true)
    }
  }
})
