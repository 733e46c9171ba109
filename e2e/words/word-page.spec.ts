import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { savedWords } from '../site/site-data.ts'

const pageOf = (word: string) => `/words/${encodeURIComponent(word)}`

test('a learner keeps a word from its page, with a translation of the dictionary and one of their own', async ({
  page,
  keys,
  learner,
}) => {
  await page.goto(pageOf('книга'))
  await page.getByRole('button', { name: 'livre' }).click()
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  await expect(page.getByRole('button', { name: 'livre' })).toContainText('gardé')
  await page.getByRole('textbox', { name: 'Votre propre traduction' }).fill('bouquin')
  await page.getByRole('button', { name: 'Garder', exact: true }).click()
  await expect
    .poll(async () => (await savedWords(learner, keys.anonKey)).map(({ word_fr }) => word_fr))
    .toEqual(['livre', 'bouquin'])

  await page.reload()
  await expect(page.getByRole('button', { name: 'livre' })).toContainText('gardé')
  const own = page.getByRole('region', { name: 'Votre propre traduction' })
  await expect(own.getByRole('listitem')).toHaveText(['bouquingardé'])
  await expect(own).toContainText('Ce mot est gardé.')
})

test('nothing of a word’s page jumps when its script takes over', async ({ page }) => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/word.island-*.js', async (route) => {
    await comes
    await route.continue()
  })
  await page.goto(pageOf('книга'), { waitUntil: 'commit' })
  const sentences = page.getByRole('region', { name: 'Dans nos textes' })
  await expect(sentences).toBeAttached()
  const before = await sentences.boundingBox()
  come()
  await page.waitForLoadState()
  await expect(page.getByText('Choisissez une traduction pour garder ce mot.')).toBeVisible()
  expect(await sentences.boundingBox()).toEqual(before)
})

test('words lead to their aspect partner, their family and the texts in which they stand', async ({
  page,
}) => {
  await page.goto(pageOf('читать'))
  await page.getByRole('link', { name: 'прочита́ть' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /прочита́ть/ })).toBeVisible()
  await page.getByRole('link', { name: 'чита́тель' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /чита́тель/ })).toBeVisible()

  await page.goto(pageOf('книга'))
  const sentences = page.getByRole('region', { name: 'Dans nos textes' }).getByRole('listitem')
  await expect(sentences.first().locator('mark')).toHaveText(/^кни/i)
  await sentences.first().getByRole('link').click()
  await expect(page.locator('.reading-text')).toContainText(/книг/i)
})

test(
  'homographs share a page; a form and another spelling lead to the page of the word',
  onlyWide,
  async ({ page }) => {
    await page.goto(pageOf('замок'))
    await expect(page.getByRole('heading', { level: 2, name: 'за́мок' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'замо́к' })).toBeVisible()
    for (const spelling of ['книгами', 'Книга', 'кни́га']) {
      await page.goto(pageOf(spelling))
      expect(page.url(), spelling).toBe(siteUrl + pageOf('книга'))
    }
  },
)

test('a French word has a page too, in both interface languages', onlyWide, async ({ page }) => {
  for (const [prefix, tense] of [
    ['', 'Subjonctif présent'],
    ['/ru', 'Subjonctif (сослагательное)'],
  ]) {
    await page.goto(`${prefix}/words/manger`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('manger')
    const table = page.getByRole('table', { name: tense })
    await expect(table.getByRole('row', { name: /nous/ })).toContainText('mangions')
  }
})

test(
  'a word has one address for search engines, a title and a description, and is in the sitemap',
  onlyWide,
  async ({ page }) => {
    await page.goto(`/ru${pageOf('книга')}?from=elsewhere`)
    const address = `${siteUrl}/ru${pageOf('книга')}`
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    await expect(page).toHaveTitle('книга: перевод и формы · Slovo')
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', /^кни́га: livre/)

    const parts = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
    expect(parts).toContain('part=russian-words')
    const words = await (await fetch(`${siteUrl}/sitemap.xml?part=russian-words`)).text()
    expect(words).toContain(`<loc>${address}</loc>`)
  },
)

test('a word that is in no dictionary is a 404 with a search', async ({ page }) => {
  const answer = await page.goto(pageOf('бруклявка'))
  expect(answer?.status()).toBe(404)
  const title = 'Ce mot n’est pas dans le dictionnaire'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const search = page.getByRole('main').getByRole('combobox', { name: 'Mot à chercher' })
  await expect(search).toHaveValue('бруклявка')
  await search.fill('книгами')
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /кни́га/ })).toBeVisible()
})

test(
  'Russians read what a French word means without stress marks; French readers of it have them',
  onlyWide,
  async ({ page }) => {
    const note = page.locator('.panel-note').first()
    await page.goto('/ru/words/à')
    await expect(note).toHaveText('с лицом: дательный падеж')
    await page.goto('/ru/words/livre')
    await expect(page.getByRole('button', { name: 'книга', exact: true })).toBeVisible()
    await page.goto('/words/livre')
    await expect(page.getByRole('button', { name: 'кни́га', exact: true })).toBeVisible()
  },
)
