import type { Page } from '@playwright/test'
import { expect, test } from '../site/journey.ts'
import { addressOf, haveWords, materialOf } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('whatever a learner presses on the page of a text, the focus stays in its place', async ({
  page,
  keys,
  learner,
}) => {
  const { id: material_id } = await materialOf('Она и он', keys.anonKey)
  await haveWords(learner, keys.anonKey, [
    { word_ru: 'парк', word_fr: 'parc', material_id },
    { word_ru: 'книга', word_fr: 'livre', material_id },
  ])
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const press = async (name: string, place: 'first' | 'last' = 'first') => {
    const button = page.getByRole('button', { name, exact: true })
    await (place === 'first' ? button.first() : button.last()).focus()
    await page.keyboard.press('Enter')
  }
  const focussed = (name: string) => expect.poll(() => nameOfFocus(page)).toBe(name)

  await press('Ajouter à mes lectures')
  await focussed('Retirer de mes lectures')
  await expect(page).toHaveSaid("Matériel ajouté à vos matériels en cours d'étude")
  await expect(page.locator('.reading-facts')).toContainText('En cours')
  await press('J’ai terminé ce texte')
  await focussed('Étudier à nouveau')
  await expect(page).toHaveSaid(/^Bravo/)
  await press('Étudier à nouveau', 'last')
  await focussed('Retirer de mes lectures')
  await press('Supprimer книга')
  await focussed('Supprimer парк')
  await press('Supprimer парк')
  await focussed('Mots gardés de ce texte')
  await press('Je connais ces mots')
  await focussed('Annuler')
})

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    return activeElement === document.body ? 'the body' : name.trim()
  })
