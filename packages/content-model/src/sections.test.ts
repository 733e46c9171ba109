import { expect, test } from 'vitest'
import { isLevel, levels } from './levels.ts'
import {
  groupOf,
  groups,
  isMaterialSection,
  isSection,
  sectionGroups,
  sections,
} from './sections.ts'

test('every section is in exactly one of the three groups', () => {
  expect(groups.flatMap((group) => [...sectionGroups[group]])).toEqual([...sections])
  expect(sections.map(groupOf)).toEqual([
    ...Array(8).fill('texts'),
    ...Array(6).fill('video'),
    ...Array(5).fill('music'),
  ])
})

test('a chapter is stored under its own section, a book is not a material', () => {
  expect(isSection('book-chapters')).toBe(false)
  expect(isMaterialSection('book-chapters')).toBe(true)
  expect(isSection('book')).toBe(true)
  expect(isMaterialSection('book')).toBe(false)
})

test('an unknown section or level in a URL is recognised as such', () => {
  expect(isSection('toString')).toBe(false)
  expect(isLevel('A1')).toBe(true)
  expect(isLevel('a1')).toBe(false)
  expect(levels.at(-1)).toBe('C2')
})
