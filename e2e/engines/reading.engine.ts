import { addressOf, haveWords, savedWords } from '../site/site-data.ts'
import { expect, test } from './engine-journey.ts'
import { named, type Person } from './person.ts'

const panel = { css: '.panel' }
const wordAt = (place: number) => ({ css: '.reading-text w-', place })

/** A text whose words can be touched: the first of them is in the tab order then. */
async function openText(person: Person, address: string) {
  await person.open(address)
  await person.finds({ css: '.reading-text w-[tabindex="0"]' })
}

/** Words by where they are drawn: at the left edge, at the right one, and the last of the text. */
function placesOfWords() {
  const words = Array.from(document.querySelectorAll('.reading-text w-'))
  const boxes = words.map((word) => word.getBoundingClientRect())
  const by = (value: (box: DOMRect) => number) =>
    boxes.reduce((best, box, place) => (value(box) > value(boxes[best] ?? box) ? place : best), 0)
  return { left: by((box) => -box.left), right: by((box) => box.right), last: words.length - 1 }
}

async function touch(person: Person, place: number, top: number) {
  await person.finds(wordAt(place))
  await person.screen.run(
    ({ place, top }) => {
      const word = document.querySelectorAll('.reading-text w-')[place]
      scrollBy({ top: (word?.getBoundingClientRect().top ?? 0) - top, behavior: 'instant' })
    },
    { place, top },
  )
  const word = await person.look(wordAt(place))
  if (!word) throw new Error('There is no such word')
  await person.clickWhereItIs(wordAt(place))
  await person.until(`the panel is about « ${word.text} »`, async () => {
    const shown = await person.look({ css: '.panel h2' })
    // The panel shows the stress, which the text may not.
    return shown?.text.replaceAll('\u0301', '') === word.text.replaceAll('\u0301', '')
  })
}

/** The panel is inside the window, and does not lie on its word. */
function isWellPlaced() {
  const panel = document.querySelector('.panel')?.getBoundingClientRect()
  const word = document.querySelector('.touched')?.getBoundingClientRect()
  if (!panel || !word) return false
  const isInside =
    panel.top >= 0 &&
    panel.left >= 0 &&
    panel.bottom <= innerHeight + 1 &&
    panel.right <= document.documentElement.clientWidth + 1
  return isInside && (word.bottom <= panel.top + 1 || word.top >= panel.bottom - 1)
}

for (const [width, height] of [
  [1280, 800],
  [800, 700],
  [360, 740],
] as const) {
  test(`at ${width} px the panel of a touched word is in the window, near each edge and far down`, async ({
    person,
    keys,
  }) => {
    await person.screen.resize(width, height)
    await openText(person, await addressOf('Письмо', keys.anonKey))
    const { left, right, last } = await person.screen.run(placesOfWords, null)
    for (const place of [left, right, last]) {
      for (const top of [160, height / 2, height - 60]) {
        await touch(person, place, top)
        await person.until(`word ${place} at ${top} px`, () =>
          person.screen.run(isWellPlaced, null),
        )
        await person.press('Escape')
        await person.until('the panel is closed', async () => (await person.look(panel)) === null)
      }
    }
  })
}

test('a learner keeps a word and a translation of their own, finds both in the dictionary and reviews them', async ({
  person,
  keys,
  learner,
}) => {
  await openText(person, await addressOf('Она и он', keys.anonKey))
  await person.click({ css: '.reading-text w-', name: 'книгу', isExact: true })
  await person.click({ css: '.panel button', name: 'livre' })
  await expect.poll(async () => (await savedWords(learner, keys.anonKey)).length).toBe(1)
  await person.fill({ css: '.panel input:not([type=hidden])' }, 'bouquin')
  await person.press('Enter')
  await expect.poll(async () => (await savedWords(learner, keys.anonKey)).length).toBe(2)

  await person.open('/dictionary')
  await person.sees('Он читает книгу.')
  await person.sees('bouquin')
  await person.click({ role: 'link', pattern: '^Réviser' })
  for (const left of [2, 1]) {
    await person.sees(`${left} mot${left > 1 ? 's' : ''} restant`)
    await person.click(named('button', 'Voir la réponse'))
    await person.click(named('button', 'Je savais'))
  }
  await person.sees('Bravo !')
})

test('the keyboard alone reads, opens a word and reviews', async ({ person, keys, learner }) => {
  await openText(person, await addressOf('Она и он', keys.anonKey))
  await person.tabTo({ css: '.reading-text w-', place: 0 })
  await person.press('ArrowRight')
  await person.press('Enter')
  await person.until('the panel is about the second word', async () => {
    return (await person.look({ css: '.panel h2' }))?.text === 'А́нна'
  })
  await person.press('Escape')
  await person.until('the word has the focus again', async () => {
    return (await person.look({ css: '.reading-text w-', place: 1 }))?.isFocused ?? false
  })

  await haveWords(learner, keys.anonKey, [{ word_ru: 'дом', word_fr: 'maison' }])
  await person.open('/dictionary?flashcards=1')
  await person.until('the cards have the focus', async () => {
    return (await person.look({ css: '.flashcards' }))?.isFocused ?? false
  })
  await person.press('Space')
  await person.sees('maison')
  await person.press('ArrowRight')
  await person.sees('Bravo !')
})
