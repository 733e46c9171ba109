import { expect, test } from 'vitest'
import type { Reader } from '../visit/session/session.server.ts'
import { requireFilters } from './read-filters.server.ts'

const learner: Reader = {
  ...{ id: 'a', email: 'a@example.org', isAnonymous: false, isAdmin: false, isPremium: false },
  ...{ learningLanguage: 'ru', isProfileMissing: false },
}
const url = new URL(
  'http://localhost/materials?q=кафе&level=A1&status=studied&words=reach&sort=easiest&page=2',
)

test('a visitor who opens a learner’s link gets the filters that are not about a learner', () => {
  const shared = { title: 'кафе', level: 'A1', page: 2 }
  expect(requireFilters(url, learner)).toEqual({
    ...shared,
    ...{ status: 'studied', sort: 'easiest', inReach: true },
  })
  expect(requireFilters(url, null)).toEqual({
    ...shared,
    ...{ status: null, sort: null, inReach: false },
  })
})

test('the empty fields of a form leave the address', () => {
  const sent = new URL('http://localhost/materials?q=&level=A1&words=&sort=')
  const redirected = (() => {
    try {
      return requireFilters(sent, learner)
    } catch (thrown) {
      return thrown
    }
  })()
  expect(redirected).toBeInstanceOf(Response)
  expect(redirected instanceof Response && redirected.headers.get('location')).toBe(
    '/materials?level=A1',
  )
})
