import { expect, type Locator } from '@playwright/test'

// Each type played as a learner plays who knows the right answers: they are read from the package, not from the site.

// biome-ignore lint/suspicious/noExplicitAny: the content of a package is whatever its author's tool wrote.
type Params = any
type Play = (place: Locator, params: Params) => Promise<void>

const press = (place: Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true, disabled: false }).first().click()

const players: Record<string, Play> = {
  async MultiChoice(place, { answers = [] }) {
    for (const { text, correct } of answers) {
      if (correct)
        await place
          .locator('label', { hasText: plain(text) })
          .first()
          .click()
    }
  },
  async TrueFalse(place, { correct }) {
    await place.getByRole('radio', { name: correct === 'true' ? 'Vrai' : 'Faux' }).check()
  },
  async Blanks(place, { questions = [] }) {
    const gaps = questions.flatMap((html: string) => gapsOf(plain(html)))
    for (const [index, gap] of gaps.entries()) {
      const [solution = ''] = gap.split(':')
      await place.getByRole('textbox').nth(index).fill(solution.split('/')[0].trim())
    }
  },
  async DragText(place, { textField = '' }) {
    for (const [index, gap] of gapsOf(textField).entries()) {
      await press(place, gap.split(/:|\\[+-]/)[0]?.trim() ?? '')
      await place.getByRole('button', { name: new RegExp(`^Place ${index + 1} sur`) }).click()
    }
  },
  async MarkTheWords(place, { textField = '' }) {
    const seen = new Map<string, number>()
    for (const token of plain(textField).split(/\s+/)) {
      const word = token.replaceAll('*', '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
      const times = seen.get(word) ?? 0
      seen.set(word, times + 1)
      if (!/\*.+\*/.test(token)) continue
      await place.getByRole('button', { name: word, exact: true }).nth(times).click()
    }
  },
  async SingleChoiceSet(place, { choices = [] }) {
    for (const { answers } of choices) {
      await press(place, plain(answers[0]))
      await press(place, /^(Suivant|Terminer)$/)
    }
  },
  async Summary(place, { summaries = [] }) {
    for (const { summary } of summaries) await press(place, plain(summary[0]))
  },
  async Dialogcards(place, { dialogs = [] }) {
    for (const _ of dialogs) {
      await press(place, 'Retourner la carte')
      await press(place, /^(Suivant|Terminer)$/)
    }
  },
  async Flashcards(place, { cards = [] }) {
    for (const [index, { text, answer }] of cards.entries()) {
      const items = place.getByRole('listitem')
      const item = text ? items.filter({ hasText: plain(text) }).first() : items.nth(index)
      await item.getByRole('textbox').fill(answer.split('/')[0].trim())
    }
  },
  async Dictation(place, { sentences = [] }) {
    for (const [index, { text }] of sentences.entries()) {
      await place.getByRole('textbox').nth(index).fill(text)
    }
  },
  async Essay(place, { keywords = [] }) {
    const words = keywords.flatMap(({ keyword, options, occurrences }: Params) =>
      Array(options?.occurrences ?? occurrences ?? 1).fill(keyword.replace('*', 'Do')),
    )
    await place.getByRole('textbox').fill(words.join(', '))
  },
  async SortParagraphs(place, { paragraphs = [] }) {
    for (const [index, paragraph] of paragraphs.entries()) {
      const texts = await place.locator('.sortable li').allInnerTexts()
      let at = texts.findIndex((text) => plain(text).includes(plain(paragraph)))
      for (; at > index; at--) await press(place, `Monter le paragraphe ${at + 1}`)
    }
  },
  async MemoryGame(place) {
    const cards = place.locator('.memory-card')
    const count = await cards.count()
    const places = new Map<string, number[]>()
    const open = async (at: number) => {
      await cards.nth(at).click()
      await expect(cards.nth(at)).toHaveAccessibleName(/\s: /)
      return (await cards.nth(at).getAttribute('aria-label'))?.split(/\s: /)[1] ?? ''
    }
    for (let at = 0; at < count; at++) {
      const name = await open(at)
      places.set(name, [...(places.get(name) ?? []), at])
    }
    // Two that lie side by side may have been found on the way.
    for (const pair of places.values()) {
      if ((await cards.nth(pair[0] ?? 0).getAttribute('data-found')) === 'true') continue
      for (const at of pair) await open(at)
    }
  },
  async QuestionSet(place, { questions = [] }) {
    for (const { library, params } of questions) {
      await players[typeOf(library)]?.(place.locator('.activity-part'), params)
      const next = place.getByRole('button', { name: 'Suivant', exact: true })
      if (await next.isVisible()) await next.click()
    }
  },
  async Column(place, { content = [] }) {
    const played = content.filter(({ content: part }: Params) => players[typeOf(part.library)])
    for (const [index, { content: part }] of played.entries()) {
      await players[typeOf(part.library)]?.(place.locator('.activity-part').nth(index), part.params)
    }
  },
}

/** `H5P.Blanks 1.14` is a `Blanks`. */
export const typeOf = (library: string) => /^H5P\.(\w+)/i.exec(library)?.[1] ?? ''

export const isPlayedHere = (library: string) => Object.hasOwn(players, typeOf(library))

/** Plays the activity in an article of a page right, up to its score. */
export async function playRight(article: Locator, library: string, params: unknown) {
  await players[typeOf(library)]?.(article, params)
  const check = article.getByRole('button', { name: 'Vérifier', exact: true })
  if (await check.isVisible()) await check.click()
}

function gapsOf(text: string) {
  return [...text.matchAll(/\*(.+?)\*/g)].map(([, gap = '']) => gap)
}

/** What a person sees of formatted text. */
function plain(html: string) {
  const named: Record<string, string> = { nbsp: ' ', amp: '&', quot: '"', lt: '<', gt: '>' }
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name) => named[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
