import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

describe('Flashcards', () => {
  const cards = [
    { text: 'maison', answer: 'дом' },
    { text: 'sapin', answer: 'ёлка/ель' },
    { text: 'et/ou', answer: 'и\\/или' },
  ]

  test('each card is a point, alternatives stand beside a slash', () => {
    expect(points('Flashcards', { cards }, ['Дом', 'ель', 'и/или'])).toBe('3/3*')
    expect(points('Flashcards', { cards }, ['до́м', 'Елка', 'и'])).toBe('2/3')
    expect(points('Flashcards', { cards, caseSensitive: true }, ['Дом'])).toBe('0/3')
  })
})
