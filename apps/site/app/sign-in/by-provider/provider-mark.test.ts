import { expect, test } from 'vitest'
import { inKnownOrder } from './provider-mark.tsx'

test('places that most people know come first, the others by name', () => {
  expect(inKnownOrder(['school', 'yandex', 'github', 'keycloak', 'google', 'apple'])).toEqual([
    'google',
    'apple',
    'github',
    'yandex',
    'keycloak',
    'school',
  ])
})
