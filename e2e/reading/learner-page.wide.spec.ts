import { type Account, makeAccount } from '../people/accounts.ts'
import { backendUrl, expect, sessionCookie, siteUrl, test } from '../site/journey.ts'
import { addressOf, askRest, haveWords, materialOf } from '../site/site-data.ts'

const TITLE = 'Письмо'

/** How a page is asked for: with a cookie of the site's, or with one that it does not know and that lets the routes draw it. */
async function ask(address: string, account: Pick<Account, 'session'>, ...cookies: string[]) {
  const { name, value } = sessionCookie(account)
  const response = await fetch(siteUrl + address, {
    headers: {
      cookie: [`${name}=${value}`, ...cookies].join('; '),
      'accept-encoding': 'gzip, deflate, br',
    },
  })
  const { headers } = response
  return {
    html: await response.text(),
    // Only what is made of kept pieces is gzip where brotli is accepted, too.
    isMade: headers.get('content-encoding') === 'gzip',
    reader: headers.get('slovo-reader'),
    vary: headers.get('vary')?.split(/, ?/).toSorted(),
  }
}

const drawn = (address: string, account: Pick<Account, 'session'>, ...cookies: string[]) =>
  ask(address, account, ...cookies, 'unknown-cookie=1')

/** Another test may publish meanwhile: then the page is drawn, and made of that one from the next time on. */
async function expectSame(
  address: string,
  account: Pick<Account, 'session'>,
  ...cookies: string[]
) {
  await expect
    .poll(async () => {
      const made = await ask(address, account, ...cookies)
      const whole = await drawn(address, account, ...cookies)
      expect(whole.isMade).toBe(false)
      return made.isMade && [made.html === whole.html, made.reader === whole.reader, made.vary]
    })
    .toEqual([true, true, ['accept-encoding', 'cookie']])
}

test('the page that is made for a learner of kept pieces is the one that is drawn for them, byte for byte', async ({
  keys,
}) => {
  const [anna, boris] = [await makeAccount(backendUrl, keys), await makeAccount(backendUrl, keys)]
  const address = await addressOf(TITLE, keys.anonKey)
  const { id: material_id } = await materialOf(TITLE, keys.anonKey)
  await expectSame(address, anna)
  await expectSame(address, boris)

  await haveWords(boris, keys.anonKey, [
    { word_ru: 'письмо', word_fr: 'lettre', material_id },
    { word_ru: 'дом', word_fr: '</script> & <b>', material_id },
    { word_ru: 'друг', word_fr: 'ami' },
  ])
  const own = { apikey: keys.anonKey, token: boris.accessToken }
  await askRest('POST', 'word_states', own, { lang: 'ru', lemma: 'город', state: 'known' })
  await askRest('POST', 'reading_places', own, { material_id, word: 60 })
  await askRest('POST', 'user_materials', own, { material_id, is_being_studied: true })
  await expectSame(address, boris)
  await expectSame(address, anna)
  await expectSame(`/ru${address}`, boris, 'accents=1', 'theme=dark', 'reader=large')
  await expectSame(`/ru${address}`, boris, 'accents=1', 'marks=0')

  await askRest('PATCH', `user_materials?material_id=eq.${material_id}`, own, {
    is_being_studied: false,
    is_studied: true,
  })
  const made = await ask(address, boris)
  expect(made.html).toContain('lettre')
  expect(made.html).toContain(boris.email)
  await expectSame(address, boris)
  const { html } = await ask(address, anna)
  expect(html).not.toContain('lettre</span>')
  expect(html).not.toContain(boris.email)
})
