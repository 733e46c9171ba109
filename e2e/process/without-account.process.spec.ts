import { expect, test } from '@playwright/test'
import { startSite } from '../site/site-under-test.ts'

/** What the script of a page sends when a visitor keeps a word; gives the names of the cookies that it gets. */
async function keepWord(url: string, from?: string) {
  const answer = await fetch(`${url}/words/книга.data`, {
    method: 'POST',
    headers: { origin: url, ...(from && { 'x-forwarded-for': from }) },
    body: new URLSearchParams({
      ...{ intent: 'save-own-word', lang: 'ru', lemma: 'книга', definition: 'mon livre' },
      ...{ word: '0', sentence: '' },
    }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '')
  return {
    isSignedIn: cookies.some((name) => name.endsWith('-auth-token')),
    isWaiting: cookies.includes('word-to-save'),
    isReasonSaid: cookies.includes('toast'),
    leadsTo: /\/signin[^"]*/.exec(await answer.text())?.[0],
  }
}

const signIn = `/signin?next=${encodeURIComponent(encodeURI('/words/книга'))}`
const waiting = { isSignedIn: false, isWaiting: true, leadsTo: signIn }

test('where the operator wants no anonymous accounts, a visitor’s word waits until they have signed in', async () => {
  const site = await startSite({ AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'false' })
  try {
    expect(await keepWord(site.url)).toEqual({ ...waiting, isReasonSaid: false })
  } finally {
    await site.stop()
  }
})

test('one IP address makes as many anonymous accounts as is set; then a word waits, and the page says why', async () => {
  const site = await startSite({ AUTH_RATE_LIMIT_ANONYMOUS_USERS: '1', TRUSTED_PROXY_HOPS: '1' })
  try {
    expect(await keepWord(site.url, '192.0.2.1')).toMatchObject({
      isSignedIn: true,
      isWaiting: false,
    })
    expect(await keepWord(site.url, '192.0.2.1')).toEqual({ ...waiting, isReasonSaid: true })
    expect(await keepWord(site.url, '192.0.2.2')).toMatchObject({ isSignedIn: true })
  } finally {
    await site.stop()
  }
})
