import { createHash } from 'node:crypto'
import type { Account } from '../people/accounts.ts'
import { expectGood } from '../screens/good-screen.ts'
import { expect, onlyWide, siteUrl, test } from '../site/journey.ts'
import { askRest, haveWords } from '../site/site-data.ts'

interface Keys {
  anonKey: string
  serviceRoleKey: string
}

/** `count` lemmas, the same ones each time. */
const lemmas = (count: number) =>
  Array.from({ length: count }, (_, place) => `слово${'абвгдежзик'[place % 10]}${place}`)
const lemmaId = (lemma: string) =>
  Number.parseInt(createHash('md5').update(lemma).digest('hex').slice(0, 13), 16)

/** Texts with so many words, of which a learner knows the first 95; each is named after what they know of it. */
async function makeTexts({ serviceRoleKey }: Keys, section: string) {
  const admin = { apikey: serviceRoleKey }
  await askRest('DELETE', `materials?section=eq.${section}`, admin)
  const sizes = { '95 из 200': 200, '95 из 100': 100, '50 из 50': 50, '95 из 105': 105 }
  const rows: { id: number; title: string }[] = await askRest(
    'POST',
    'materials',
    admin,
    Object.entries(sizes).map(([title, size]) => ({
      title,
      slug: `slova-${size}`,
      section,
      lang: 'ru',
      level: 'A2',
      body: 'Вода кипит.',
      glossary: {
        entries: lemmas(size).map((lemma) => ({
          lookups: [{ lemmaId: lemmaId(lemma), pos: 'noun' }],
        })),
      },
      is_published: true,
    })),
  )
  return new Map(rows.map(({ id, title }) => [title, id]))
}

const knowWords = ({ accessToken }: Account, { anonKey }: Keys) =>
  askRest(
    'POST',
    'word_states',
    { apikey: anonKey, token: accessToken },
    lemmas(95).map((lemma) => ({ lang: 'ru', lemma, state: 'known' })),
  )

test('a learner sees what they know of each text, sorts by it, and finds what is in reach', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  const section = isMobile ? 'rock' : 'pop'
  await makeTexts(keys, section)
  const list = `${siteUrl}/materials/${section}`
  const cards = page.getByRole('main').getByRole('listitem')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })

  await page.goto(list)
  await expect(cards.filter({ hasText: '95 из 200' })).toContainText('200 mots différents')
  await expect(page.getByLabel('Ordre')).toHaveCount(0)

  await knowWords(learner, keys)
  await haveWords(learner, keys.anonKey, [{ word_ru: lemmas(96)[95] ?? '', word_fr: 'mot' }])
  await page.reload()
  const share = (title: string) => cards.filter({ hasText: title })
  await expect(share('95 из 200')).toContainText('47 % connus, 1 à apprendre, 104 nouveaux')
  await expect(share('50 из 50')).toContainText('100 % connus')
  await page.getByLabel('Ordre').selectOption('easiest')
  await expect(page).toHaveURL(`${list}?sort=easiest`)
  await expect(titles).toHaveText(['50 из 50', '95 из 100', '95 из 105', '95 из 200'])
  await page.getByLabel('Mots connus').selectOption('reach')
  await expect(page).toHaveURL(`${list}?words=reach&sort=easiest`)
  await expect(titles).toHaveText(['95 из 100', '95 из 105'])
  await expectGood({ page, locale: 'fr', isMobile }, 'a list narrowed to what is in reach')

  await page.goto(`${list}?words=reach&q=200`)
  await expect(page.getByText('Rien n’est à votre portée pour l’instant.')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les plus faciles d’abord' }).click()
  await expect(page).toHaveURL(`${list}?q=200&sort=easiest`)
  await expect(titles).toHaveText(['95 из 200'])

  await page.goto('/materials')
  await page.getByLabel('Niveau').selectOption('A2')
  await expect(page).toHaveURL(`${siteUrl}/materials?level=A2`)
  await expect(titles.first()).toBeVisible()
  await expect(cards.filter({ hasText: 'B1' })).toHaveCount(0)
})

test('the end of a text leads on to the next one, and to the words that were kept from it', async ({
  page,
  keys,
  learner,
  isMobile,
}) => {
  const section = isMobile ? 'trailer' : 'cartoon'
  const texts = await makeTexts(keys, section)
  const read = texts.get('50 из 50') ?? 0
  const onward = page.getByRole('region', { name: 'Et maintenant' })
  const title = page.getByRole('heading', { level: 1 })

  await page.goto(`/materials/${section}/${read}`)
  await expect(title).toHaveText('50 из 50')
  await expect(onward.getByRole('link')).toHaveCount(1)
  await knowWords(learner, keys)
  await haveWords(learner, keys.anonKey, [{ word_ru: 'вода', word_fr: 'eau', material_id: read }])
  await page.reload()
  await expect(onward.getByRole('link', { name: 'Réviser les mots de ce texte' })).toHaveAttribute(
    'href',
    `/review?text=${read}`,
  )
  await expectGood({ page, locale: 'fr', isMobile }, 'the end of a text')
  await onward.getByRole('link', { name: '95 из 105' }).click()
  await expect(title).toHaveText('95 из 105')
  await page.getByRole('button', { name: 'J’ai terminé ce texte' }).click()
  await expect(page.getByRole('button', { name: 'Étudier à nouveau' })).toHaveCount(2)
  await onward.getByRole('link', { name: '95 из 100' }).click()

  await expect(title).toHaveText('95 из 100')
  await onward.getByRole('link', { name: '50 из 50' }).click()
  await expect(title).toHaveText('50 из 50')
  await expect(onward.getByRole('link', { name: '95 из 100' })).toBeVisible()
})

test(
  'a learner who finishes a text and goes on at once gets there, and the text counts as finished',
  onlyWide,
  async ({ page, keys, learner }) => {
    const texts = await makeTexts(keys, 'variety')
    await knowWords(learner, keys)
    await page.goto(`/materials/variety/${texts.get('50 из 50')}`)
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: 'J’ai terminé ce texte' }).click()
    await sent
    await page.getByRole('link', { name: '95 из 105' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('95 из 105')

    await page.goto('/my-materials')
    const studied = page.getByRole('region', { name: 'Étudiés' })
    await expect(studied.getByRole('link', { name: '50 из 50' })).toBeVisible()
  },
)
