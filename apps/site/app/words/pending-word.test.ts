import { expect, test } from 'vitest'
import { z } from 'zod'
import { Cookies } from '../visit/session/cookies.server.ts'
import { findStashedLemma, stashWord, takeStashedWord } from './pending-word.server.ts'

const Chosen = z.object({ lemma: z.string(), sentence: z.string() })

/** The cookies of the next request, after those that a response has set. */
function nextRequest(cookies?: Cookies) {
  const response = new Response()
  cookies?.sendWith(response)
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const request = new Request('https://example.org', { headers: { cookie } })
  return { cookies: new Cookies(request, { isSecure: true }), bytes: cookie.length }
}

test('a visitor’s word waits at its place, and is there once', () => {
  const visitor = nextRequest().cookies
  stashWord(visitor, '/lessons/genitif', { lemma: 'книга', sentence: 'Это книга.' })

  const { cookies } = nextRequest(visitor)
  expect(findStashedLemma(cookies)).toBe('книга')
  expect(takeStashedWord(cookies, '/lessons/pluriel', Chosen)).toBeNull()
  expect(takeStashedWord(cookies, '/lessons/genitif', Chosen)).toEqual({
    lemma: 'книга',
    sentence: 'Это книга.',
  })
  expect(takeStashedWord(nextRequest(cookies).cookies, '/lessons/genitif', Chosen)).toBeNull()
})

test('a sentence too long for a cookie is left out, and the word still waits', () => {
  const visitor = nextRequest().cookies
  stashWord(visitor, 'material 7', { lemma: 'книга', sentence: 'я'.repeat(1000) })

  const { cookies, bytes } = nextRequest(visitor)
  expect(bytes).toBeLessThan(4096)
  expect(takeStashedWord(cookies, 'material 7', Chosen)).toEqual({ lemma: 'книга', sentence: '' })
})

test('a cookie that is not ours holds no word', () => {
  const request = new Request('https://example.org', { headers: { cookie: 'word-to-save=%7Bx' } })
  const cookies = new Cookies(request, { isSecure: true })
  expect(takeStashedWord(cookies, 'material 7', Chosen)).toBeNull()
  expect(findStashedLemma(cookies)).toBeNull()
})
