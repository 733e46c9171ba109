import { isStressKnown, type Lang, splitWords } from '@slovo/language'

/** What the dictionary says of a word as it stands in a text. */
export interface StressCheck {
  word: string
  hasDefinition: boolean
  proposals: { stressed: string; isSure: boolean }[]
}

/** What is still to be done about a text, each word once, in its order. */
export interface TextWork {
  /** One sure way to stress them. */
  sure: { word: string; stressed: string; count: number }[]
  /** Several ways, or a guess: looked at one by one, the first place of each. */
  doubtful: { word: string; choices: string[]; start: number; count: number }[]
  unstressed: string[]
  undefined: string[]
}

/** Compares a text with what is known of its words; words that were not asked about yet are left out. */
export function findWork(
  text: string,
  lang: Lang,
  checked: ReadonlyMap<string, StressCheck>,
): TextWork {
  const work: TextWork = { sure: [], doubtful: [], unstressed: [], undefined: [] }
  const places = Map.groupBy(splitWords(text, lang), (word) => word.text)
  for (const [word, [first, ...rest]] of places) {
    const known = checked.get(word)
    if (!known || !first) continue
    const count = rest.length + 1
    if (!known.hasDefinition) work.undefined.push(word)
    if (lang === 'fr' || isStressKnown(word)) continue

    const [best, ...others] = known.proposals
    if (!best) work.unstressed.push(word)
    else if (best.isSure && others.length === 0) {
      work.sure.push({ word, stressed: best.stressed, count })
    } else {
      const choices = known.proposals.map(({ stressed }) => stressed)
      work.doubtful.push({ word, choices, start: first.start, count })
    }
  }
  return work
}

/** Every place of these words gets its stress. */
export function stressWords(text: string, lang: Lang, stressed: ReadonlyMap<string, string>) {
  return splitWords(text, lang).reduceRight(
    (changed, { start, end, text: word }) =>
      changed.slice(0, start) + (stressed.get(word) ?? word) + changed.slice(end),
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
