/** All reader settings stand in one cookie, so that a page that is kept for many visitors is known by it. */
export const READER_COOKIE = 'reader'

/** What a reader may choose of how a text looks; the first of each is what there is without a choice. */
export const readerChoices = {
  size: ['medium', 'small', 'large', 'larger', 'largest'],
  spacing: ['even', 'tight', 'airy'],
  width: ['column', 'narrow', 'wide'],
  font: ['sans', 'serif'],
  words: ['text', 'buttons'],
} as const

type Choices = typeof readerChoices
export type ReaderSettings = { [Name in keyof Choices]: Choices[Name][number] }

/** `serif.large` and `large.x.serif` are both `{ size: 'large', font: 'serif', … }`: what is unknown changes nothing. */
export function readSettings(value: string | undefined): ReaderSettings {
  const chosen = (value ?? '').split('.')
  const of = <C extends string>(choices: readonly [C, ...C[]]): C =>
    choices.find((choice) => chosen.includes(choice)) ?? choices[0]
  const { size, spacing, width, font, words } = readerChoices
  return {
    size: of(size),
    spacing: of(spacing),
    width: of(width),
    font: of(font),
    words: of(words),
  }
}

/** The shortest value of the cookie, always the same for the same settings: `large.serif`, and empty for those without a choice. */
export const writeSettings = (settings: ReaderSettings): string => chosenIn(settings).join('.')

/** Added where the marks of words are not to be seen. */
const UNMARKED = 'unmarked'

/** As an attribute of the page, by which the style sheet knows them: `large serif`. */
export const settingsAttribute = (settings: ReaderSettings, isMarked = true): string =>
  [...chosenIn(settings), ...(isMarked ? [] : [UNMARKED])].join(' ')

const chosenIn = ({ size, spacing, width, font, words }: ReaderSettings) =>
  [size, spacing, width, font, words].filter((choice) => !withoutChoice.has(choice))

const withoutChoice: ReadonlySet<string> = new Set(
  Object.values(readerChoices).map(([first]) => first),
)
