import { expectAccessible, expectGood } from '../screens/good-screen.ts'
import { expect, onlyWide, signIn, test } from '../site/journey.ts'
import { materialOf } from '../site/site-data.ts'
import { haveCards, haveVoice, pressAt, reviewsOf, spokenOn } from './cards.ts'

const book = { sentence: 'Он читает книгу.', form: 'кни́гу', at: 10 }

test(
  'the keyboard alone reviews all kinds of cards, on a Cyrillic and on a French layout',
  onlyWide,
  async ({ page, keys, learner }) => {
    await haveVoice(page)
    await haveCards(learner, keys.anonKey, [
      { word_ru: 'книга', word_fr: 'livre', kind: 'recognise', ...book },
      {
        ...{ word_ru: 'столица', word_fr: 'capitale', kind: 'gap', sentence: 'Москва — столица.' },
        ...{ form: 'столи́ца', at: 9 },
      },
      { word_ru: 'привет', word_fr: 'salut', kind: 'recall' },
      { word_ru: 'жизнь', word_fr: 'vie', kind: 'listen' },
    ])
    await page.goto('/review')
    await expect(page.getByText('Encore 4 cartes')).toBeVisible()

    await expect(page.locator('mark')).toHaveText('книгу')
    await expect(page.getByRole('button', { name: 'Voir la réponse' })).toBeFocused()
    await expectAccessible(page, 'a word in its sentence')
    await page.keyboard.press('Space')
    await expect(page.getByText('livre', { exact: true })).toBeVisible()
    await expect(page.locator('.review-word')).toHaveText('кни́га')
    await expect(page.locator('mark')).toHaveText('кни́гу')
    await expect(page.getByRole('button', { name: /^Bien/ })).toBeFocused()
    await pressAt(page, 'KeyL', 'д')
    expect(await spokenOn(page)).toEqual(['кни́га'.replace('\u0301', '')])
    await expectAccessible(page, 'an answer')
    await pressAt(page, 'Digit4', "'")

    const field = page.getByRole('textbox', { name: 'Votre réponse' })
    await expect(field).toBeFocused()
    await expect(page.getByRole('img', { name: 'mot manquant' })).toBeVisible()
    await page.keyboard.type('столтца 1')
    await expect(field).toHaveValue('столтца 1')
    await field.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Presque : une lettre')).toBeVisible()
    await expect(page.getByText('и au lieu de т')).toBeAttached()
    await expect(page.getByRole('button', { name: /^Difficile/ })).toBeFocused()
    await expectAccessible(page, 'a letter that is wrong')
    await pressAt(page, 'Digit2', 'é')

    await expect(page.getByText('salut', { exact: true })).toBeVisible()
    await page.keyboard.type('privet')
    await page.keyboard.press('Enter')
    await expect(page.getByText('C’est juste.')).toBeVisible()
    await page.keyboard.press('Space')

    await expect(page.getByRole('button', { name: 'Écouter' })).toBeVisible()
    await expect.poll(() => spokenOn(page)).toEqual(['книга', 'жизнь'])
    await page.keyboard.press('Space')
    await expect.poll(() => spokenOn(page)).toEqual(['книга', 'жизнь', 'жизнь'])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Oublié/ })).toBeFocused()
    await pressAt(page, 'Digit3', '3')

    await expect(page.getByRole('heading', { name: 'C’est tout pour aujourd’hui' })).toBeFocused()
    await expect(page.getByText('4 mots revus')).toBeVisible()
    await expect(page.getByText('100 % retrouvés')).toBeVisible()
    await expectAccessible(page, 'the end of a review')
    const reviews = () => reviewsOf(learner, keys.anonKey)
    await expect.poll(reviews).toEqual(['recognise 4', 'gap 2', 'recall 3', 'listen 3'])

    await pressAt(page, 'KeyZ', 'я')
    await pressAt(page, 'KeyZ', 'w')
    await expect.poll(reviews).toEqual(['recognise 4', 'gap 2', 'recall 3'])

    await page.reload()
    await page.getByRole('button', { name: 'Annuler la dernière réponse' }).click()
    await expect(page.getByText('salut', { exact: true })).toBeVisible()
    await expect.poll(reviews).toEqual(['recognise 4', 'gap 2'])
  },
)

test('a visitor sees what review is; a learner reviews a text’s words by touch, changes one, sets one aside', async ({
  page,
  keys,
  visitor,
  isMobile,
}) => {
  await page.goto('/review')
  await expectGood({ page, locale: 'fr', isMobile }, 'review for a visitor')

  const { id: material_id } = await materialOf('Она и он', keys.anonKey)
  await haveCards(visitor, keys.anonKey, [
    { word_ru: 'дом', word_fr: 'maison', kind: 'recognise' },
    { word_ru: 'книга', word_fr: 'livre', kind: 'recall', material_id, lapses: 8, ...book },
    { word_ru: 'окно', word_fr: 'fenêtre', kind: 'recall', material_id },
  ])
  await signIn(page, visitor)
  await page.goto(`/review?text=${material_id}`)
  await expect(page.getByRole('heading', { name: 'Mots de « Она и он »' })).toBeVisible()
  await expect(page.getByText('Encore 2 cartes')).toBeVisible()
  await expectGood({ page, locale: 'fr', isMobile }, 'a card to type')
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('kniga')
  await page.getByRole('button', { name: 'Répondre' }).click()
  await expect(page.getByText('Ce mot résiste : oublié 8 fois.')).toBeVisible()
  await expectGood({ page, locale: 'fr', isMobile }, 'an answer')

  await page.getByRole('link', { name: 'Modifier le mot' }).click()
  await page.getByRole('textbox', { name: 'Français' }).fill('bouquin')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.locator('.review-sense')).toHaveText('bouquin')
  await page.getByRole('button', { name: /^Facile/ }).click()
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('окна')
  await page.getByRole('button', { name: 'Répondre' }).click()
  await page.getByRole('button', { name: 'Mettre de côté' }).click()
  await expect(page.getByRole('heading', { name: 'C’est tout pour aujourd’hui' })).toBeVisible()
  await expectGood({ page, locale: 'fr', isMobile }, 'the end of a review')

  await page.getByRole('link', { name: 'Réglages de la révision' }).click()
  await expectGood({ page, locale: 'fr', isMobile }, 'settings of review')
  await page.getByRole('textbox', { name: 'Nouveaux mots par jour' }).fill('201')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Donnez un nombre de 0 à 200.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nouveaux mots par jour' }).fill('5')
  await page.getByRole('checkbox', { name: 'Le mot entendu' }).uncheck()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Réglages enregistrés.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Nouveaux mots par jour' })).toHaveValue('5')
  await expect(page.getByRole('checkbox', { name: 'Le mot entendu' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'La traduction' })).toBeChecked()
})
