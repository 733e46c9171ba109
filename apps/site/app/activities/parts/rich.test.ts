import { expect, test } from 'vitest'
import { langOf } from './rich.tsx'

test('a field says in which language it wants its word', () => {
  expect([langOf('ёлка'), langOf('maison'), langOf('12')]).toEqual(['ru', 'fr', undefined])
})
