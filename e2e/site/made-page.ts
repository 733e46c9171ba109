import type { Account } from '../people/accounts.ts'
import { expect, sessionCookie, siteUrl } from './journey.ts'

type Reader = Pick<Account, 'session'>

/** A page as it is sent to a learner. */
export async function askPage(address: string, account: Reader, ...cookies: string[]) {
  const { name, value } = sessionCookie(account)
  const response = await fetch(siteUrl + address, {
    headers: {
      cookie: [`${name}=${value}`, ...cookies].join('; '),
      'accept-encoding': 'gzip, deflate, br',
    },
  })
  const { headers, ok, status } = response
  expect(ok, `${address}: ${status}`).toBe(true)
  return {
    html: await response.text(),
    // Only what is made of kept pieces is gzip where brotli is accepted, too.
    isMade: headers.get('content-encoding') === 'gzip',
    reader: headers.get('slovo-reader'),
    vary: headers.get('vary')?.split(/, ?/).toSorted(),
  }
}

/**
 * The page is made of kept pieces, and is byte for byte the one that is drawn: with a cookie that the site does not know the
 * routes draw it. So is the next one, of which what is the reader's own is kept as well. Another test may publish meanwhile: then it is drawn, and made of that one from the next time on.
 */
export async function expectMadeAsDrawn(address: string, account: Reader, ...cookies: string[]) {
  await expect
    .poll(async () => {
      const made = await askPage(address, account, ...cookies)
      const again = await askPage(address, account, ...cookies)
      const whole = await askPage(address, account, ...cookies, 'unknown-cookie=1')
      expect(whole.isMade).toBe(false)
      return [made, again].map(
        ({ isMade, html, reader, vary }) =>
          isMade && [html === whole.html, reader === whole.reader, vary],
      )
    })
    .toEqual(Array(2).fill([true, true, ['accept-encoding', 'cookie']]))
}
