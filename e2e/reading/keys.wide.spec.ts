import { haveVoice, spokenOn } from '../review/cards.ts'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { addressOf, savedWords } from '../site/site-data.ts'
import { ReadingPage } from './reading-page.ts'

test('a digit keeps the definition that carries it', async ({ page, keys, learner }) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.goTo('книгу')
  await page.keyboard.press('Enter')
  await expect(reading.panel.locator('.definition').first()).toHaveAttribute(
    'aria-keyshortcuts',
    '1',
  )
  await expect(reading.panel).toContainText('Choisissez une traduction')
  await page.keyboard.press('1')
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  expect(await savedWords(learner, keys.anonKey)).toMatchObject([
    { word_ru: 'книга', word_fr: 'livre' },
  ])
  await expect(reading.panel).toContainText('Ce mot est gardé.')
  await expect(reading.panel).not.toContainText('Choisissez une traduction')

  await reading.own.focus()
  await page.keyboard.press('2')
  await expect(reading.own).toHaveValue('2')
  expect(await savedWords(learner, keys.anonKey)).toHaveLength(1)
})

test('a key says the word that has the focus, or the one of the panel', async ({ page, keys }) => {
  await haveVoice(page)
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await reading.goTo('парк')
  await page.keyboard.press('s')
  expect(await spokenOn(page)).toEqual(['парк'])
  await reading.touch('книгу')
  await page.keyboard.press('s')
  expect(await spokenOn(page)).toEqual(['парк', 'книгу'])
})

test('the question mark lists the keys, and only those that do something here', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  const help = page.getByRole('dialog', { name: 'Touches du clavier' })
  await reading.goTo('парк')
  await page.keyboard.press('?')
  await expect(help).toContainText('Aller de mot en mot')
  await expect(help).toContainText('Maj →')
  await expect(help).toContainText('Échap')
  await expect(help).not.toContainText('Traduire la phrase')
  await expect(help).not.toContainText('Écouter le mot')
  await expect(help).not.toContainText('Écouter la phrase')
  await expectAccessible(page, 'the list of keys', { within: '.key-help' })
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(reading.word('парк')).toBeFocused()

  await page.getByRole('button', { name: 'Touches du clavier' }).click()
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('button', { name: 'Touches du clavier' })).toBeFocused()
})

test('where a text can be heard and translated, the list of keys says how', async ({
  page,
  keys,
}) => {
  await haveVoice(page)
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Моё утро', keys.anonKey))
  await expect(page.locator('.reading-text[data-translated]')).toBeAttached()
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Touches du clavier' })
  await expect(help).toContainText('Écouter le mot')
  await expect(help).toContainText('Écouter la phrase')
  await expect(help).toContainText('Traduire la phrase')
})
