import { haveHeardText } from '../reading/heard-text.ts'
import { siteUrl } from '../site/journey.ts'
import { expect, test } from './engine-journey.ts'
import { named } from './person.ts'

test('a recording is followed sentence by sentence, and a touched word pauses it', async ({
  person,
  keys: given,
}) => {
  const body = 'Анна дома. Она читает книгу. Борис спит.'
  const cues: [number, number][] = [
    [0, 0.6],
    [0.6, 40],
    [40, 60],
  ]
  await person.screen.open(siteUrl + (await haveHeardText(given, { body, seconds: 60, cues })))
  // The bar comes last.
  await person.finds({ css: '.aloud-slider' })
  // A machine without a sound device plays nothing aloud.
  await person.screen.run(() => {
    const audio = document.querySelector('audio')
    if (audio) audio.muted = true
  }, null)
  await person.click(named('button', 'Écouter'))
  await isHeard('Она читает книгу.')
  await person.finds(named('button', 'Pause'))

  await person.click({ css: '.reading-text w-', place: 5 })
  await person.finds({ css: '.panel' })
  await person.finds(named('button', 'Écouter'))
  await person.click(named('button', 'Écouter la phrase'))
  await isHeard('Борис спит.')
  await person.press('Escape')
  await isHeard('Она читает книгу.')
  await person.finds(named('button', 'Pause'))

  await person.click(named('button', 'Dictée'))
  await person.fill({ css: '.dictation textarea' }, 'она читает книгу')
  await person.press('Enter')
  await person.sees('Sans faute')
  const box = await person.screen.run(
    () => document.querySelector('.dictation')?.getBoundingClientRect().toJSON(),
    null,
  )
  expect(box).toMatchObject({ left: 0, top: 0, width: 1280 })

  function isHeard(sentence: string) {
    return person.until(`« ${sentence} » is heard`, () =>
      person.screen.run(
        (sentence) => document.querySelector('s-.heard')?.textContent === sentence,
        sentence,
      ),
    )
  }
})
