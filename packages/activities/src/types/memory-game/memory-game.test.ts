import { expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

const image = (name: string) => ({ image: { path: `images/${name}.png`, mime: 'image/png' } })

test('a memory game gives one point, when all pairs are found', () => {
  const cards = [image('дом'), image('кот'), image('сад')]
  expect(points('MemoryGame', { cards }, [0, 1, 2])).toBe('1/1*')
  expect(points('MemoryGame', { cards }, [0, 1, 1])).toBe('0/1')
  const fewer = { cards, behaviour: { numCardsToUse: 2 } }
  expect(points('MemoryGame', fewer, [0, 2])).toBe('1/1*')
})
