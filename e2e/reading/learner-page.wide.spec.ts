import { makeAccount } from '../people/accounts.ts'
import { backendUrl, expect, test } from '../site/journey.ts'
import { askPage, expectMadeAsDrawn } from '../site/made-page.ts'
import { addressOf, askRest, haveWords, materialOf } from '../site/site-data.ts'

const TITLE = 'Письмо'

test('the page that is made for a learner of kept pieces is the one that is drawn for them, byte for byte', async ({
  keys,
}) => {
  const [anna, boris] = [await makeAccount(backendUrl, keys), await makeAccount(backendUrl, keys)]
  const address = await addressOf(TITLE, keys.anonKey)
  const { id: material_id } = await materialOf(TITLE, keys.anonKey)
  await expectMadeAsDrawn(address, anna)
  await expectMadeAsDrawn(address, boris)

  await haveWords(boris, keys.anonKey, [
    { word_ru: 'письмо', word_fr: 'lettre', material_id },
    { word_ru: 'дом', word_fr: '</script> & <b>', material_id },
    { word_ru: 'друг', word_fr: 'ami' },
  ])
  const own = { apikey: keys.anonKey, token: boris.accessToken }
  await askRest('POST', 'word_states', own, { lang: 'ru', lemma: 'город', state: 'known' })
  await askRest('POST', 'reading_places', own, { material_id, word: 60 })
  await askRest('POST', 'user_materials', own, { material_id, is_being_studied: true })
  await expectMadeAsDrawn(address, boris)
  await expectMadeAsDrawn(address, anna)
  await expectMadeAsDrawn(`/ru${address}`, boris, 'accents=1', 'theme=dark', 'reader=large')
  await expectMadeAsDrawn(`/ru${address}`, boris, 'accents=1', 'marks=0')

  await askRest('PATCH', `user_materials?material_id=eq.${material_id}`, own, {
    is_being_studied: false,
    is_studied: true,
  })
  const made = await askPage(address, boris)
  expect(made.html).toContain('lettre')
  expect(made.html).toContain(boris.email)
  await expectMadeAsDrawn(address, boris)
  const { html } = await askPage(address, anna)
  expect(html).not.toContain('lettre</span>')
  expect(html).not.toContain(boris.email)
})
