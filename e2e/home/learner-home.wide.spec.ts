import { makeAccount } from '../people/accounts.ts'
import { backendUrl, expect, test } from '../site/journey.ts'
import { askPage, expectMadeAsDrawn } from '../site/made-page.ts'
import { askRest, haveWords, materialOf } from '../site/site-data.ts'
import { daysAgo, haveHistory } from './learner-history.ts'

test('the home that is made for a learner of kept pieces is the one that is drawn for them, byte for byte', async ({
  keys,
}) => {
  const [anna, boris] = [await makeAccount(backendUrl, keys), await makeAccount(backendUrl, keys)]
  await haveWords(anna, keys.anonKey, [{ word_ru: 'хлеб', word_fr: 'pain' }])
  await haveHistory(boris, keys)
  await expectMadeAsDrawn('/', anna)
  await expectMadeAsDrawn('/', boris)
  await expectMadeAsDrawn('/ru', boris, 'theme=dark')
  await expectMadeAsDrawn('/ru', anna, 'theme=dark')

  const { html: ofBoris } = await askPage('/', boris)
  expect(ofBoris).toContain('Она и он')
  expect(ofBoris).toContain(boris.email)
  const { html: ofAnna } = await askPage('/', anna)
  expect(ofAnna).not.toContain('4 jours de suite')
  expect(ofAnna).not.toContain(boris.email)

  const own = { apikey: keys.anonKey, token: boris.accessToken }
  await askRest('PATCH', `users_profile?id=eq.${boris.id}`, own, { learning_language: 'fr' })
  await expectMadeAsDrawn('/', boris)
  await expectMadeAsDrawn('/', anna)
})

test('what a learner has just done is on their home, however often they saw it before', async ({
  keys,
}) => {
  const anna = await makeAccount(backendUrl, keys)
  await haveHistory(anna, keys)
  const { id: material_id } = await materialOf('В кафе', keys.anonKey)
  const own = { apikey: keys.anonKey, token: anna.accessToken }
  const today = await daysAgo(anna, keys, 0)
  const changes = {
    'a word is kept': () =>
      askRest('POST', 'user_words', own, { word_ru: 'яблоко', word_fr: 'pomme' }),
    'a card is done with': () =>
      askRest('PATCH', 'word_reviews?state=eq.2', own, { is_suspended: true }),
    'time is read': () =>
      askRest('PATCH', `study_days?day=eq.${today}`, own, { seconds_read: 1260 }),
    'another text is read': () => askRest('POST', 'reading_places', own, { material_id, word: 5 }),
    'a rest begins': () => askRest('POST', 'study_pauses', own, { from_day: today }),
    'a goal is set, of a day in Samoa': () =>
      askRest('POST', 'learner_settings', own, {
        ...{ goal_kind: 'words', goal_amount: 3, time_zone: 'Pacific/Pago_Pago' },
      }),
    // Twenty-five hours later: it is always another day.
    'the day is that of Kiribati': () =>
      askRest('PATCH', 'learner_settings?goal_amount=eq.3', own, {
        time_zone: 'Pacific/Kiritimati',
      }),
  }

  for (const [name, change] of Object.entries(changes)) {
    // Twice, so that the second one is made of what is kept. Another test may publish meanwhile.
    await expect
      .poll(async () => {
        const both = [await askPage('/', anna), await askPage('/', anna)]
        return both.every(({ isMade }) => isMade)
      })
      .toBe(true)
    const { html: before } = await askPage('/', anna)
    await change()
    const { html } = await askPage('/', anna)
    expect(html, name).not.toBe(before)
    const { html: whole } = await askPage('/', anna, 'unknown-cookie=1')
    expect(html, name).toBe(whole)
  }
})

test('a session that was ended has no home, though the home was kept', async ({ keys }) => {
  const anna = await makeAccount(backendUrl, keys)
  await haveHistory(anna, keys)
  await expectMadeAsDrawn('/', anna)
  const ended = await fetch(`${backendUrl}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: keys.anonKey, authorization: `Bearer ${anna.accessToken}` },
  })
  expect(ended.ok).toBe(true)
  const { html, isMade } = await askPage('/', anna)
  expect(isMade).toBe(false)
  expect(html).not.toContain('4 jours de suite')
  expect(html).not.toContain(anna.email)
})

test('the first home of an account, which has nothing yet, is drawn for it', async ({ keys }) => {
  const anna = await makeAccount(backendUrl, keys)
  for (const time of ['first', 'second']) {
    const { html, isMade } = await askPage('/', anna)
    expect(isMade, `the ${time} time`).toBe(false)
    expect(html).toContain(anna.email)
  }
})
