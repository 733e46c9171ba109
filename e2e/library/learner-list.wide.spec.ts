import { makeAccount } from '../people/accounts.ts'
import { backendUrl, expect, test } from '../site/journey.ts'
import { askPage, expectMadeAsDrawn } from '../site/made-page.ts'
import { askRest, haveWords, materialOf } from '../site/site-data.ts'

test('the list that is made for a learner of kept pieces is the one that is drawn for them, byte for byte', async ({
  keys,
}) => {
  const [anna, boris] = [await makeAccount(backendUrl, keys), await makeAccount(backendUrl, keys)]
  const { id: material_id, section } = await materialOf('В кафе', keys.anonKey)
  const list = `/materials/${section}`
  await expectMadeAsDrawn(list, anna)
  await expectMadeAsDrawn(list, boris)

  await haveWords(boris, keys.anonKey, [{ word_ru: 'кофе', word_fr: 'café' }])
  const own = { apikey: keys.anonKey, token: boris.accessToken }
  await askRest('POST', 'word_states', own, { lang: 'ru', lemma: 'город', state: 'known' })
  await askRest('POST', 'user_materials', own, { material_id, is_being_studied: true })
  await expectMadeAsDrawn(list, boris)
  await expectMadeAsDrawn(list, anna)
  await expectMadeAsDrawn(`/ru${list}`, boris, 'theme=dark')
  await expectMadeAsDrawn(`/ru${list}`, anna, 'theme=dark')

  const made = await askPage(list, boris)
  expect(made.html).toContain('% connus')
  expect(made.html).toContain(boris.email)
  const { html } = await askPage(list, anna)
  expect(html).not.toContain('% connus')
  expect(html).not.toContain(boris.email)

  await askRest('PATCH', `users_profile?id=eq.${boris.id}`, own, { learning_language: 'fr' })
  await expectMadeAsDrawn('/materials/dialogue', boris)
  await expectMadeAsDrawn('/materials/dialogue', anna)
})

test('so is the page of all sections, whichever text a learner starts with', async ({ keys }) => {
  const [anna, boris] = [await makeAccount(backendUrl, keys), await makeAccount(backendUrl, keys)]
  await expectMadeAsDrawn('/materials', anna)
  const own = { apikey: keys.anonKey, token: boris.accessToken }
  const startOf = async () => {
    const asked = { lang: 'ru', status: 'unfinished', sort_by: 'start', page_size: 1 }
    const [text] = await askRest('POST', 'rpc/list_texts', own, asked)
    return text.id
  }
  const first = await startOf()
  await askRest('POST', 'user_materials', own, { material_id: first, is_studied: true })
  await haveWords(boris, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
  expect(await startOf()).not.toBe(first)
  await expectMadeAsDrawn('/materials', boris)
  await expectMadeAsDrawn('/materials', anna)
  await expectMadeAsDrawn('/ru/materials', boris, 'theme=dark')
})

test('a list that was narrowed, or has no texts, is drawn for each learner', async ({ keys }) => {
  const anna = await makeAccount(backendUrl, keys)
  await expectMadeAsDrawn('/materials/dialogue', anna)
  for (const list of ['/dialogue?sort=easiest', '/book', '/rock', '?sort=easiest']) {
    for (const time of ['first', 'second']) {
      const { isMade } = await askPage(`/materials${list}`, anna)
      expect(isMade, `${list}, the ${time} time`).toBe(false)
    }
  }
})

test('what a learner has just changed is on the next page, however often they saw it before', async ({
  keys,
}) => {
  const anna = await makeAccount(backendUrl, keys)
  const { id: material_id, section } = await materialOf('В кафе', keys.anonKey)
  const own = { apikey: keys.anonKey, token: anna.accessToken }
  const pages = [`/materials/${section}`, '/dictionary']
  const seen = async () => {
    const all = await Promise.all(pages.map((page) => askPage(page, anna)))
    return { isMade: all.every(({ isMade }) => isMade), html: all.map(({ html }) => html) }
  }
  const changes = [
    () => askRest('POST', 'user_words', own, { word_ru: 'яблоко', word_fr: 'pomme' }),
    () => askRest('PATCH', 'user_words?word_ru=eq.яблоко', own, { word_fr: 'fruit' }),
    () => askRest('POST', 'word_states', own, { lang: 'ru', lemma: 'кофе', state: 'known' }),
    () => askRest('POST', 'user_materials', own, { material_id, is_being_studied: true }),
    () => askRest('DELETE', 'word_states?lemma=eq.кофе', own),
    () => askRest('DELETE', `user_materials?material_id=eq.${material_id}`, own),
  ]
  await haveWords(anna, keys.anonKey, [{ word_ru: 'хлеб', word_fr: 'pain' }])
  for (const change of changes) {
    // Twice, so that the second one is made of what is kept. Another test may publish meanwhile.
    await expect
      .poll(async () => [await seen(), await seen()].every(({ isMade }) => isMade))
      .toBe(true)
    await change()
    const { html } = await seen()
    for (const [index, page] of pages.entries()) {
      const { html: whole } = await askPage(page, anna, 'unknown-cookie=1')
      expect(withoutNonce(html[index] ?? '')).toBe(withoutNonce(whole))
    }
  }
})

/** A page that is run by the router has one for each response. */
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
