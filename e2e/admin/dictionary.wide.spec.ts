import type { Page } from '@playwright/test'
import { makeAdmin } from '../people/admins.ts'
import { ReadingPage } from '../reading/reading-page.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { openTakenOver } from '../site/taken-over.ts'

test.beforeEach(async ({ learner, keys }) => {
  await makeAdmin(learner, keys)
})

const syllables = 'ба ве ги до жу зи ке ло му на пе ри со ту фа хо'.split(' ')

/** A word that no dictionary has, of this test alone, declined like те́ма. */
function wordOf({ id }: { id: string }) {
  const stem = [...id.replaceAll('-', '').slice(0, 5)]
    .map((digit) => syllables[Number.parseInt(digit, 16)])
    .join('')
  return { lemma: `${stem}тема`, typed: `${stem}те'ма`, form: `${stem}тему` }
}

interface Text {
  body: string
  glossary?: object
  analysis?: object
}

async function publish(text: Text, apikey: string) {
  const row = {
    title: 'Новое слово',
    slug: 'novoe-slovo',
    lang: 'ru',
    level: 'A1',
    section: 'place',
  }
  const material = { ...row, ...text, is_published: true }
  const [{ id }] = await askRest('POST', 'materials', { apikey }, material)
  return { id, address: `/materials/place/${id}-novoe-slovo` }
}

async function saveEntry(page: Page) {
  await page.getByRole('button', { name: 'Voir toutes les formes' }).click()
  await expect(page.getByRole('region', { name: 'Toutes les formes' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('L’entrée est enregistrée')
}

// S1-admin S7-dictionary-lookup
test('a learner touches a word that the dictionary lacks, the teacher adds it, and the open text answers it', async ({
  page,
  browser,
  learner,
  keys,
}) => {
  const word = wordOf(learner)
  const { address } = await publish({ body: `Вот ${word.form}.` }, keys.serviceRoleKey)
  const other = await browser.newContext({ baseURL: siteUrl, locale: 'fr-FR' })
  const reading = new ReadingPage(await other.newPage())
  await reading.open(address)
  await reading.touch(word.form)
  await expect(reading.panel).toBeVisible()

  const listed = page.getByRole('listitem').filter({ hasText: word.form })
  const start = page.getByRole('link', { name: `Ajouter « ${word.form} »` })
  await expect(async () => {
    await page.goto('/admin/dictionary/missing')
    await expect(start).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(listed).toContainText('demandé 1 fois')
  await start.click()

  await page.getByLabel('Mot', { exact: true }).fill(word.typed)
  await page.getByLabel('Traductions').fill('chose nouvelle\nnouveauté')
  await page.getByRole('button', { name: 'Voir toutes les formes' }).click()
  const forms = page.getByRole('region', { name: 'Toutes les formes' })
  const stressed = word.typed.replace("'", '\u0301')
  await expect(forms).toContainText(stressed.replace(/а$/, 'ой'))
  await expect(page.getByRole('textbox', { name: 'Classe' })).toHaveValue('ж 1a')
  await expect(page.getByLabel('Mot', { exact: true })).toHaveValue(stressed)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('L’entrée est enregistrée')
  await expect(page).toHaveURL(/\/admin\/dictionary\/missing$/)

  await reading.page.keyboard.press('Escape')
  await reading.touch(word.form)
  await expect(reading.panel).toContainText('nouveauté')
  await expect(reading.panel).toContainText(stressed)
  await expect(async () => {
    await page.reload()
    await expect(start).toBeHidden({ timeout: 1000 })
  }).toPass()
  await other.close()
})

test('a text that explains a word explains it otherwise once the teacher has corrected it', async ({
  page,
  browser,
  learner,
  keys,
}) => {
  const word = wordOf(learner)
  await page.goto(`/admin/dictionary/new?lang=ru`)
  await page.getByLabel('Mot', { exact: true }).fill(word.typed)
  await page.getByLabel('Traductions').fill('chose ancienne')
  await saveEntry(page)

  const body = `Вот ${word.form}.`
  const analysed = await fetch(`${siteUrl}/api/v1/dicservice.json/analyse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: body, lang: 'ru' }),
  })
  const { id, address } = await publish({ body, ...(await analysed.json()) }, keys.serviceRoleKey)
  const other = await browser.newContext({ baseURL: siteUrl, locale: 'fr-FR' })
  const reading = new ReadingPage(await other.newPage())
  await reading.page.clock.install()
  await reading.open(address)
  await reading.touch(word.form)
  await expect(reading.panel).toContainText('chose ancienne')
  await reading.page.keyboard.press('Escape')

  await page.goto(`/admin/dictionary?q=${word.lemma}`)
  await page.getByRole('link', { name: /^Corriger/ }).click()
  await page.getByLabel('Traductions').fill('chose corrigée')
  await saveEntry(page)
  const glossary = async () => {
    const read = `materials?select=glossary&id=eq.${id}`
    return JSON.stringify(await askRest('GET', read, { apikey: keys.anonKey }))
  }
  await expect.poll(glossary).toContain('chose corrigée')

  await reading.page.clock.fastForward('02:00')
  await reading.touch(word.form)
  await expect(reading.panel).toContainText('chose corrigée')
  await other.close()
})

test('what is wrong with an entry is said at its field, and what was typed stays', async ({
  page,
  learner,
}) => {
  const word = wordOf(learner)
  await openTakenOver(page, '/admin/dictionary/new')
  const lemma = page.getByLabel('Mot', { exact: true })
  const classField = page.getByRole('textbox', { name: 'Classe' })
  await lemma.fill(word.lemma)
  await page.getByLabel('Traductions').fill('chose')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('L’accent manque')).toBeVisible()
  await expect(lemma).toBeFocused()

  await lemma.fill(word.typed)
  await classField.fill('ж 1b')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    page.getByText(/La classe et l’accent se contredisent.*Essayez\s: ж 1a/),
  ).toBeVisible()
  await expect(classField).toHaveValue('ж 1b')
  await expect(page.getByLabel('Traductions')).toHaveValue('chose')

  await page.getByRole('button', { name: /^Classe ж 1a\s: voir les formes/ }).click()
  await expect(classField).toHaveValue('ж 1a')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('L’entrée est enregistrée')

  await page.goto('/admin/dictionary/new')
  await lemma.fill(word.typed)
  await classField.fill('ж 1a')
  await page.getByLabel('Traductions').fill('chose')
  await page.getByRole('button', { name: 'Voir toutes les formes' }).click()
  await expect(page.getByRole('region', { name: 'Toutes les formes' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Ce mot a déjà une entrée de ce site')).toBeVisible()
})

test('a shipped entry is corrected in a copy, which is deleted and comes back', async ({
  page,
}) => {
  const meanings = async () => {
    const query = new URLSearchParams({ lang: 'ru-fr', text: 'верблюдом' })
    return (await fetch(`${siteUrl}/api/v1/dicservice.json/lookup?${query}`)).text()
  }
  await openTakenOver(page, '/admin/dictionary')
  await page.getByRole('searchbox', { name: 'Chercher un mot' }).fill('verblioud')
  await page.getByRole('searchbox', { name: 'Chercher un mot' }).press('Enter')
  await page.getByRole('link', { name: 'Corriger « верблю́д »' }).click()
  await expect(page.getByLabel('Mot', { exact: true })).toHaveValue('верблю́д')
  await expect(page.getByLabel('Traductions')).toHaveValue('chameau')
  await page.getByLabel('Traductions').fill('chameau\nnavire du désert')
  await page.getByRole('button', { name: 'Voir toutes les formes' }).click()
  await expect(page.getByText('Cette entrée remplace')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveSaid('L’entrée est enregistrée')
  expect(await meanings()).toContain('navire du désert')

  await page.getByRole('link', { name: 'верблю́д', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(page).toHaveSaid('L’entrée est rétablie')
  expect(await meanings()).toContain('navire du désert')
  await page.getByRole('link', { name: 'верблю́д', exact: true }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('« верблю́д » est supprimé')).toBeVisible()
  expect(await meanings()).not.toContain('navire du désert')
})

test('a word that readers did not find is dismissed', async ({ page, learner, keys }) => {
  const { lemma } = wordOf(learner)
  const counted = { of_lang: 'ru', words: [lemma] }
  await fetch(`${backendUrl}/rest/v1/rpc/count_missing_words`, {
    method: 'POST',
    headers: {
      apikey: keys.serviceRoleKey,
      authorization: `Bearer ${keys.serviceRoleKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(counted),
  })
  await openTakenOver(page, '/admin/dictionary/missing')
  await page.getByRole('button', { name: `Écarter « ${lemma} »` }).click()
  await expect(page).toHaveSaid('Le mot est retiré de la liste')
  await expect(page.getByText(lemma)).toBeHidden()
})

test('the screens of the dictionary are for everybody, and fit a phone', async ({ page }) => {
  test.setTimeout(180_000)
  await openTakenOver(page, '/admin/dictionary?q=книга')
  await expect(page.getByText('кни́га', { exact: true }).first()).toBeVisible()
  await expectGoodOnAnyScreen(page, 'dictionary')
  await openTakenOver(page, '/admin/dictionary/missing')
  await expectGoodOnAnyScreen(page, 'missing words')
  await openTakenOver(page, '/admin/dictionary/new?lang=ru&lemma=книга')
  await page.getByLabel('Mot', { exact: true }).fill("чита'ть")
  await page.getByLabel('Nature').selectOption('verb')
  await page.getByRole('button', { name: 'Voir toutes les formes' }).click()
  await expect(page.getByText('чита́ешь')).toBeVisible()
  await expectGoodOnAnyScreen(page, 'entry')
})

test('a learner is refused, and the routes of the dictionary refuse them too', async ({
  page,
  visitor,
  keys,
}) => {
  await askRest(
    'PATCH',
    `users_profile?id=eq.${visitor.id}`,
    { apikey: keys.serviceRoleKey },
    { role: 'user' },
  )
  await page.goto('/admin/dictionary')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page réservée à la rédaction')
  for (const place of ['entry', 'own-entries']) {
    const answer = await fetch(`${siteUrl}/api/v1/dicservice.json/${place}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${visitor.accessToken}` },
      body: '{}',
    })
    expect(answer.status).toBe(403)
  }
})
