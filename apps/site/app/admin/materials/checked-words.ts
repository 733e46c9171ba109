import { isStressKnown, type Lang, removeStress, splitWords, type Word } from '@slovo/language'

/** What the dictionary says of a word between its neighbours. */
export interface StressCheck {
  word: string
  before: string
  after: string
  hasDefinition: boolean
  proposals: { stressed: string; isSure: boolean }[]
}

/** What is known of the words of a text that are still to be done. */
export type CheckedWords = ReadonlyMap<string, StressCheck>

/** A word and its neighbours, which decide how it is stressed. */
export const placeKey = ({ before, word, after }: Pick<StressCheck, 'before' | 'word' | 'after'>) =>
  [before, word, after].join(' ')

interface Place {
  start: number
  end: number
}

/** What is still to be done about a text, each word once, in its order. */
export interface TextWork {
  /** One likely way to stress them. */
  sure: { word: string; stressed: string; places: Place[] }[]
  /** Several ways: looked at one by one, the likeliest first. */
  doubtful: { word: string; choices: string[]; places: Place[] }[]
  unstressed: string[]
  undefined: string[]
}

/** Compares a text with what is known of its words; words that were not asked about yet are left out. */
export function findWork(text: string, lang: Lang, checked: CheckedWords): TextWork {
  const sure = new Map<string, TextWork['sure'][number]>()
  const doubtful = new Map<string, TextWork['doubtful'][number]>()
  const unstressed = new Set<string>()
  const unknown = new Set<string>()
  const words = splitWords(text, lang)
  for (const [at, { text: word, start, end }] of words.entries()) {
    const known = checked.get(keyAt(words, at))
    if (!known) continue
    if (!known.hasDefinition) unknown.add(word)
    if (lang === 'fr' || isStressKnown(word)) continue

    const [best] = known.proposals
    const choices = known.proposals.map(({ stressed }) => stressed)
    if (!best) unstressed.add(word)
    else if (best.isSure)
      addTo(sure, best.stressed, { word, stressed: best.stressed }, { start, end })
    else addTo(doubtful, choices.join(' '), { word, choices }, { start, end })
  }
  return {
    sure: [...sure.values()],
    doubtful: [...doubtful.values()],
    unstressed: [...unstressed],
    undefined: [...unknown],
  }
}

function addTo<Row extends object>(
  rows: Map<string, Row & { places: Place[] }>,
  key: string,
  row: Row,
  place: Place,
) {
  const known = rows.get(key)
  if (known) known.places.push(place)
  else rows.set(key, { ...row, places: [place] })
}

function keyAt(words: Word[], at: number): string {
  const plain = (place: number) => removeStress(words[place]?.text ?? '').toLowerCase()
  return placeKey({ before: plain(at - 1), word: words[at]?.text ?? '', after: plain(at + 1) })
}

/** The words at these places get their stress. */
export function stressWords(
  text: string,
  accepted: { stressed: string; places: Place[] }[],
): string {
  const changes = accepted.flatMap(({ stressed, places }) =>
    places.map((place) => ({ ...place, stressed })),
  )
  return changes
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, stressed }) =>
        changed.slice(0, start) + stressed + changed.slice(end),
      text,
    )
}

/** What stands around a word, so that one sees which word it is. */
export function contextOf(text: string, start: number, word: string) {
  const REACH = 30
  const line = (part: string) => part.replaceAll('\n', ' ')
  return {
    before: line(text.slice(Math.max(0, start - REACH), start)),
    after: line(text.slice(start + word.length, start + word.length + REACH)),
  }
}
