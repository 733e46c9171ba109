import { type Account, makeAccount } from '../people/accounts.ts'
import { backendUrl, expect, sessionCookie, siteUrl, test } from '../site/journey.ts'
import { askRest, haveWords, materialOf } from '../site/site-data.ts'

/** With a cookie that the site does not know the routes draw the page. */
async function ask(address: string, account: Pick<Account, 'session'>, ...cookies: string[]) {
  const { name, value } = sessionCookie(account)
  const response = await fetch(siteUrl + address, {
    headers: {
      cookie: [`${name}=${value}`, ...cookies].join('; '),
      'accept-encoding': 'gzip, deflate, br',
    },
  })
  const { headers } = response
  const policy = headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  return {
    nonce,
    html: (await response.text()).replaceAll(nonce, 'nonce'),
    policy: policy.replace(nonce, 'nonce'),
    // Only what is made of kept pieces is gzip where brotli is accepted, too.
    isMade: headers.get('content-encoding') === 'gzip',
    reader: headers.get('slovo-reader'),
    cached: headers.get('cache-control'),
  }
}

/** Another test may publish meanwhile: then the page is drawn, and made of that one from the next time on. */
async function expectSame(
  address: string,
  account: Pick<Account, 'session'>,
  ...cookies: string[]
) {
  await expect
    .poll(async () => {
      const made = await ask(address, account, ...cookies)
      const whole = await ask(address, account, ...cookies, 'unknown-cookie=1')
      expect(whole.isMade).toBe(false)
      expect(made.nonce).not.toBe(whole.nonce)
      return (
        made.isMade && [
          made.html === whole.html,
          made.policy === whole.policy,
          made.reader === whole.reader,
          made.cached === whole.cached,
        ]
      )
    })
    .toEqual([true, true, true, true])
}

test('the dictionary that is made for a learner of kept pieces is the one that is drawn for them, byte for byte', async ({
  keys,
}) => {
  const [anna, boris] = [await makeAccount(backendUrl, keys), await makeAccount(backendUrl, keys)]
  expect((await ask('/dictionary', anna)).isMade).toBe(false)
  const { id: material_id } = await materialOf('Письмо', keys.anonKey)
  const hostile = 'l’été d\'"un" </script><own-part name="nonce"> & <b>'
  await haveWords(anna, keys.anonKey, [{ word_ru: 'друг', word_fr: 'ami' }])
  await haveWords(boris, keys.anonKey, [{ word_ru: 'дом', word_fr: hostile, material_id }])
  await expectSame('/dictionary', boris)
  await expectSame('/dictionary', anna)

  await haveWords(
    anna,
    keys.anonKey,
    Array.from('абвгдежзийклмнопрстуфхцчшщэюя', (letter) => [
      { word_ru: `проба${letter}`, word_fr: 'essai', material_id },
      { word_ru: `опыт${letter}`, word_fr: "l'essai", word_sentence: 'Это опыт & "проба".' },
    ]).flat(),
  )
  await expectSame('/dictionary', anna)
  await expectSame('/dictionary', boris)
  await expectSame('/ru/dictionary', anna, 'theme=dark')
  await expectSame('/ru/dictionary', boris, 'theme=dark')

  await askRest(
    'PATCH',
    `users_profile?id=eq.${boris.id}`,
    { apikey: keys.anonKey, token: boris.accessToken },
    { learning_language: 'fr' },
  )
  await expectSame('/dictionary', boris)
  const { html } = await ask('/dictionary', anna)
  expect(html).toContain(anna.email)
  expect(html).not.toContain(boris.email)
  expect(html).not.toContain('un&quot;')
})
