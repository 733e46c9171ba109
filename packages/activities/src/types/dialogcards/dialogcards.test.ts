import { expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

test('dialog cards have no points; they are done when each was turned', () => {
  const dialogs = [
    { text: 'дом', answer: 'maison' },
    { text: 'сад', answer: 'jardin' },
  ]
  expect(points('Dialogcards', { dialogs }, [0, 1])).toBe('0/0*')
  expect(points('DialogCards', { dialogs }, [0])).toBe('0/0')
})
