import type { SaidState } from '../states/word-state.ts'

const moves = ['previous', 'next', 'up', 'down', 'first', 'last'] as const
export type WordMove = (typeof moves)[number]

export const isMove = (command: Command): command is WordMove =>
  moves.some((move) => move === command)

/** Takes one word more into the phrase, or gives one back: on its way to the end of the text, or to its beginning. */
export type PhraseMove = 'phrase-next' | 'phrase-previous'

/** Chooses the definition with this number. */
export const choices = ['choose-1', 'choose-2', 'choose-3', 'choose-4', 'choose-5'] as const
type Choice = (typeof choices)[number]

export type Command =
  | WordMove
  | PhraseMove
  | Choice
  | SaidState
  | 'open'
  | 'close'
  | 'sound'
  | 'translate'
  | 'play'
  | 'help'

/** A line of the list of keys: what the help says of it is in the messages, under its name. */
interface KeyLine {
  name: string
  /** What each key asks for, by its place on the keyboard. */
  commands: Readonly<Record<string, Command>>
  hasShift?: true
  /** As they are printed on a keyboard; a name in capitals is one of the messages. */
  caps: readonly string[]
}

const numbered = Object.fromEntries(
  choices.flatMap((command, at) => [
    [`Digit${at + 1}`, command],
    [`Numpad${at + 1}`, command],
  ]),
)

/** Every key of a text, in the order of the help. */
export const keyLines = [
  {
    name: 'move',
    commands: { ArrowLeft: 'previous', ArrowRight: 'next', ArrowUp: 'up', ArrowDown: 'down' },
    caps: ['←', '→', '↑', '↓'],
  },
  { name: 'edges', commands: { Home: 'first', End: 'last' }, caps: ['HOME', 'END'] },
  {
    name: 'open',
    commands: { Enter: 'open', NumpadEnter: 'open', Space: 'open' },
    caps: ['ENTER'],
  },
  {
    name: 'phrase',
    commands: { ArrowLeft: 'phrase-previous', ArrowRight: 'phrase-next' },
    hasShift: true,
    caps: ['SHIFT ←', 'SHIFT →'],
  },
  { name: 'choose', commands: numbered, caps: ['1', '2', '3', '4', '5'] },
  { name: 'known', commands: { KeyK: 'known' }, caps: ['K'] },
  { name: 'ignored', commands: { KeyX: 'ignored' }, caps: ['X'] },
  { name: 'sound', commands: { KeyS: 'sound' }, caps: ['S'] },
  { name: 'translate', commands: { KeyT: 'translate' }, caps: ['T'] },
  { name: 'play', commands: { KeyP: 'play' }, caps: ['P'] },
  { name: 'close', commands: { Escape: 'close' }, caps: ['ESCAPE'] },
  // By its letter: it is in another place on each keyboard.
  { name: 'help', commands: {}, caps: ['?'] },
] as const satisfies readonly KeyLine[]

interface Key {
  code: string
  key?: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey?: boolean
}

const [plain, shifted] = [commandsOf(false), commandsOf(true)]

/** What a key asks for. Keys are known by their place on the keyboard, so that a Cyrillic layout works too. */
export function commandOf(pressed: Key): Command | undefined {
  const { code, key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === '?') return 'help'
  return (shiftKey ? shifted.get(code) : undefined) ?? plain.get(code)
}

function commandsOf(hasShift: boolean): ReadonlyMap<string, Command> {
  const lines: readonly KeyLine[] = keyLines
  const ofThese = lines.filter((line) => (line.hasShift ?? false) === hasShift)
  return new Map(ofThese.flatMap(({ commands }) => Object.entries(commands)))
}
