import { expect, test } from '../site/journey.ts'
import { barOf, endSpeech, haveHeardText, haveSlowVoice, spokenSoFar } from './heard-text.ts'
import { ReadingPage } from './reading-page.ts'

const body = 'Анна до́ма. Она читает книгу.\n\n— Борис спит?'

test('without a recording the browser’s voice reads one sentence after another', async ({
  page,
  keys,
}) => {
  await haveSlowVoice(page)
  const reading = new ReadingPage(page)
  const { play, pause, heard, speed, button } = barOf(page)
  await reading.open(await haveHeardText(keys, { body }))
  await play.click()
  await expect(heard).toHaveText('Анна дома.')
  await endSpeech(page)
  await expect(heard).toHaveText('Она читает книгу.')
  await speed.selectOption('0.7')
  await endSpeech(page)
  await expect(heard).toHaveText('— Борис спит?')
  expect(await spokenSoFar(page)).toEqual([
    'Анна дома. 1',
    'Она читает книгу. 1',
    'Она читает книгу. 0.7',
    '— Борис спит? 0.7',
  ])
  await button('Phrase précédente').click()

  await reading.touch('книгу')
  await expect(play).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pause).toBeVisible()
  await expect(heard).toHaveText('Она читает книгу.')
  await endSpeech(page)
  await endSpeech(page)
  await expect(play).toBeVisible()
  await expect(heard).toHaveCount(0)
})

test('where there is neither a recording nor a voice, there is no bar and no word about it', async ({
  page,
  keys,
}) => {
  const reading = new ReadingPage(page)
  await page.addInitScript(() => {
    Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] })
  })
  await reading.open(await haveHeardText(keys, { body }))
  await reading.touch('книгу')
  await expect(reading.panel.getByRole('button', { name: 'Écouter la phrase' })).toHaveCount(0)
  await expect(barOf(page).bar).toHaveCount(0)
  await expect(page.getByText(/enregistrement|voix/i)).toHaveCount(0)
})
