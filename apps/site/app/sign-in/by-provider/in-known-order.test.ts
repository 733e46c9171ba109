import { expect, test } from 'vitest'
import { inKnownOrder } from './in-known-order.ts'

test('places that most people know come first, the others by name', () => {
  expect(inKnownOrder(['school', 'yandex', 'github', 'keycloak', 'google', 'apple'])).toEqual([
    ...['google', 'apple', 'github', 'yandex', 'keycloak', 'school'],
  ])
})
