import type { Level } from '@slovo/content-model'
import { expect, test } from 'vitest'
import { lessonsByLevel, type MenuLesson, neighbours } from './lesson-levels.ts'

const lesson = (id: number, level: Level, isStudied = false): MenuLesson => ({
  id,
  level,
  isStudied,
  slug: `lesson-${id}`,
  title: `Leçon ${id}`,
})
const menu = [lesson(1, 'A1', true), lesson(2, 'B1'), lesson(3, 'A1'), lesson(4, 'A2', true)]

test('lessons stand under their level, with how many of them were studied', () => {
  const groups = lessonsByLevel(menu)
  expect(
    groups.map(({ level, lessons, studied }) => [level, lessons.map(({ id }) => id), studied]),
  ).toEqual([
    ['A1', [1, 3], 1],
    ['A2', [4], 1],
    ['B1', [2], 0],
  ])
})

// S7-lessons
test('the next lesson is the next one of the menu', () => {
  expect(neighbours(menu, 3).previous?.id).toBe(1)
  expect(neighbours(menu, 3).next?.id).toBe(4)
  expect(neighbours(menu, 1).previous).toBeUndefined()
  expect(neighbours(menu, 2).next).toBeUndefined()
  expect(neighbours(menu, 99)).toEqual({ previous: undefined, next: undefined })
})
