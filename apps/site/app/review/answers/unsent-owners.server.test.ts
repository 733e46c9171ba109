import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Cookies, cookiesContext } from '../../visit/session/cookies.server.ts'
import { unsentOwners } from './unsent-owners.server.ts'

function contextWith(cookie: string) {
  const context = new RouterContextProvider()
  const request = new Request('http://localhost/', { headers: { cookie } })
  context.set(cookiesContext, new Cookies(request, { isSecure: false }))
  return context
}

test('what a visitor left unsent is the account’s once their words have gone over, and not before', () => {
  const offering = contextWith('offered-words=ticket')
  expect(unsentOwners(offering, { id: 'v', isAnonymous: true })).toEqual(['anonymous', 'v'])
  expect(unsentOwners(offering, { id: 'a', isAnonymous: false })).toEqual(['a'])
  expect(unsentOwners(contextWith(''), { id: 'a', isAnonymous: false })).toEqual(['a', 'anonymous'])
})
