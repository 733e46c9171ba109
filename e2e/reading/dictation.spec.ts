import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { barOf, endSpeech, haveHeardText, haveSlowVoice, spokenSoFar } from './heard-text.ts'

const body = 'Её зовут Анна. Ей 20 лет. Она живёт в Москве. Она читает книгу.'

test('a dictation is heard from the recording, written, compared and counted', async ({
  page,
  keys,
}) => {
  const cues: [number, number][] = [
    [0, 0.5],
    [0.5, 1],
    [20, 20.5],
    [30, 60],
  ]
  const { button, isPaused, time, rate } = barOf(page)
  await page.goto(await haveHeardText(keys, { body, seconds: 60, cues }))
  await button('Dictée').click()
  const dictation = page.getByRole('dialog', { name: 'Dictée' })
  const typed = dictation.getByRole('textbox')
  await expect(typed).toBeFocused()
  await expect(dictation).toContainText('Phrase 1 sur 3')
  await expect(page.getByText('Анна', { exact: true })).toBeHidden()
  await expect.poll(isPaused).toBe(true)
  expect(await time()).toBeGreaterThan(0.4)

  await dictation.getByRole('button', { name: 'Plus lentement' }).click()
  expect(await rate()).toBe(0.65)
  await typed.fill('ее зовут анна')
  await typed.press('Enter')
  await expect(dictation.getByRole('status')).toContainText('Sans faute !')
  await expectAccessible(page, 'a sentence without faults', { within: 'dialog' })
  await page.keyboard.press('Enter')

  // The number could be written in two ways: that sentence is left out.
  await expect(dictation).toContainText('Phrase 2 sur 3')
  await expect.poll(time).toBeGreaterThanOrEqual(20)
  await typed.fill('Ana jyvet v maskve')
  await dictation.getByRole('button', { name: 'Vérifier' }).click()
  await expect(dictation.getByRole('status')).toContainText('Pas encore.')
  await expect(dictation.locator('.letter-wrong, .letter-missing')).not.toHaveCount(0)
  await expect(dictation.getByRole('status')).toContainText('C’était : Она живёт в Москве.')
  await expectAccessible(page, 'a sentence with faults', { within: 'dialog' })
  await dictation.getByRole('button', { name: 'Phrase suivante' }).click()

  await dictation.getByRole('button', { name: 'Passer' }).click()
  await expect(dictation.getByRole('heading', { name: 'Résultat de la dictée' })).toBeFocused()
  await expect(dictation.locator('dl > div', { hasText: 'sans faute' })).toContainText('1')
  await expect(dictation.locator('dl > div', { hasText: 'à revoir' })).toContainText('1')
  await expect(dictation.locator('dl > div', { hasText: 'sans réponse' })).toContainText('1')
  await expectAccessible(page, 'the result of a dictation', { within: 'dialog' })
  await dictation.getByRole('button', { name: 'Refaire les phrases manquées' }).click()
  await expect(dictation).toContainText('Phrase 1 sur 2')
})

test('a dictation of a voice goes on where it was left, with what was typed', async ({
  page,
  keys,
}) => {
  await haveSlowVoice(page, 'fr-FR')
  const { button } = barOf(page)
  const french = { lang: 'fr' as const, body: 'L’été est fini. Il pleut à Paris.' }
  await page.goto(`/ru${await haveHeardText(keys, french)}`)
  await button('Диктант').click()
  const dictation = page.getByRole('dialog', { name: 'Диктант' })
  const typed = dictation.getByRole('textbox')
  await expect(typed).toBeFocused()
  await typed.press('Control+Enter')
  await typed.press('Control+Shift+Enter')
  expect(await spokenSoFar(page)).toEqual([
    'L’été est fini. 1',
    'L’été est fini. 1',
    'L’été est fini. 0.65',
  ])
  await endSpeech(page)

  await typed.pressSequentially('l ete est')
  await page.keyboard.press('Escape')
  await expect(dictation).toBeHidden()
  await button('Диктант').click()
  await expect(typed).toHaveValue('l ete est')
  await typed.press('End')
  await typed.pressSequentially(' fini')
  await typed.press('Enter')
  await expect(dictation.getByRole('status')).toContainText('Без ошибок!')
  await expect(dictation.locator('.letter-accent')).toHaveCount(2)
  await dictation.getByRole('button', { name: 'К результату' }).click()
  await dictation.getByRole('button', { name: 'Вернуться к тексту' }).click()
  await expect(button('Диктант')).toBeFocused()
})

test('a recording without cues is dictated by the voice', async ({ page, keys }) => {
  await haveSlowVoice(page)
  const { button } = barOf(page)
  await page.goto(await haveHeardText(keys, { body, seconds: 5 }))
  await button('Dictée').click()
  await expect.poll(() => spokenSoFar(page)).toEqual(['Её зовут Анна. 1'])
})
