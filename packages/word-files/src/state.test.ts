import { expect, test } from 'vitest'
import { guessColumns } from './columns.ts'
import type { FileSource } from './row.ts'
import { stateOf } from './state.ts'

test.each<[FileSource, Record<string, 'known' | 'ignored' | null>]>([
  ['lingq', { 0: null, 1: null, 2: null, 3: null, 4: 'known', 5: null, '-1': 'ignored' }],
  ['lwt', { 1: null, 2: null, 3: null, 4: null, 5: 'known', 98: 'ignored', 99: 'known' }],
  ['lute', { 1: null, 4: null, 5: 'known', 98: 'ignored', 99: 'known', W: 'known', I: 'ignored' }],
  ['readlang', { 4: null, 98: null, known: 'known', Ignored: 'ignored' }],
  ['slovo', { connu: 'known', знаю: 'known', ignoré: 'ignored', 'не учу': 'ignored', 4: null }],
  ['other', { 4: null, 99: null, i: null, w: null, 'not known': null, connu: 'known' }],
])('what the numbers and words of %s say of a word', (source, cells) => {
  const said = Object.keys(cells).map((cell) => [cell, stateOf(cell, source)])
  expect(Object.fromEntries(said)).toEqual(cells)
})

test.each([
  ['leçon 4', null],
  ['cours i', null],
  ['w 99 98 -1', null],
  ['mots connu ignored', null],
  ['leçon 4 slovo::known', 'known'],
  ['Slovo::Ignored cours', 'ignored'],
  ['known', 'known'],
])('among the tags of Anki `%s` says %s', (tags, state) => {
  expect(stateOf(tags, 'anki')).toBe(state)
})

test('tags are no status where a program has statuses of its own', () => {
  const titles = ['term', 'translation', 'language', 'tags']
  const sample = [{ line: 2, cells: ['дом', 'maison', 'Russian', '5'] }]
  expect(guessColumns({ source: 'lute', titles }, sample).state).toBeNull()
  expect(guessColumns({ source: 'anki', titles }, sample).state).toBe(3)
})
