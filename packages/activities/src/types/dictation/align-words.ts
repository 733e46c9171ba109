import { answerKey, areSimilar } from '../../text/same-answer.ts'

/** One word of a dictation, as it was written. */
export interface WordResult {
  solution?: string | undefined
  answer?: string | undefined
  kind: 'match' | 'typo' | 'wrong' | 'missing' | 'added'
}

const PUNCTUATION =
  '[.?!,\'";:()/+\\-*\u201c-\u201e\u060c\u061f\u2026\u2027\u22ef\u3000-\u3002\u3008-\u3011\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]'

/** Above so many pairs of words the best pairing takes too long, and words are compared place by place. */
const MAX_WORD_PAIRS = 250_000
const COST = { match: 0, typo: 0.5, wrong: 1, missing: 1, added: 1 }

/**
 * « Я живу в Москве » against « Я жеву Москве »: я is right, живу a slip, « в » is missing. The
 * words are paired with the fewest mistakes.
 */
export function alignWords(
  solution: string,
  answer: string,
  { ignorePunctuation }: { ignorePunctuation: boolean },
): WordResult[] {
  const wanted = wordsOf(solution, ignorePunctuation)
  const given = wordsOf(answer, ignorePunctuation)
  if (wanted.length * given.length > MAX_WORD_PAIRS)
    return inPlace(wanted, given, ignorePunctuation)
  const best = cheapestPaths(wanted, given, ignorePunctuation)
  const results: WordResult[] = []
  let [i, j] = [0, 0]
  while (i < wanted.length || j < given.length) {
    const step = best[i]?.[j]?.step ?? 'added'
    const result: WordResult = { kind: step }
    if (step !== 'added') result.solution = wanted[i++]
    if (step !== 'missing') result.answer = given[j++]
    results.push(result)
  }
  return results
}

function inPlace(wanted: string[], given: string[], ignorePunctuation: boolean): WordResult[] {
  const longer = wanted.length > given.length ? wanted : given
  return longer.map((_, place): WordResult => {
    const [solution, answer] = [wanted[place], given[place]]
    if (solution === undefined) return { kind: 'added', answer }
    if (answer === undefined) return { kind: 'missing', solution }
    return { kind: compare(solution, answer, ignorePunctuation), solution, answer }
  })
}

interface Path {
  cost: number
  step?: WordResult['kind']
}

function cheapestPaths(wanted: string[], given: string[], ignorePunctuation: boolean) {
  const best: Path[][] = wanted.map(() => [])
  best.push([])
  for (let i = wanted.length; i >= 0; i--) {
    for (let j = given.length; j >= 0; j--) {
      const [word, typed] = [wanted[i], given[j]]
      const paths: Path[] = []
      const follow = (step: WordResult['kind'], di: number, dj: number) => {
        paths.push({ cost: COST[step] + (best[i + di]?.[j + dj]?.cost ?? 0), step })
      }
      if (word !== undefined && typed !== undefined) {
        follow(compare(word, typed, ignorePunctuation), 1, 1)
      }
      if (word !== undefined) follow('missing', 1, 0)
      if (typed !== undefined) follow('added', 0, 1)
      const row = best[i]
      if (row) row[j] = paths.reduce((a, b) => (b.cost < a.cost ? b : a), paths[0] ?? { cost: 0 })
    }
  }
  return best
}

function compare(wanted: string, given: string, ignorePunctuation: boolean) {
  const key = (word: string) => {
    const plain = answerKey(word, true)
    return ignorePunctuation ? plain.replaceAll("'", '') : plain
  }
  const alternatives = wanted.split(/(?<!\\)\|/).map((word) => key(word.replaceAll('\\|', '|')))
  const typed = key(given)
  if (alternatives.includes(typed)) return 'match'
  return alternatives.some((word) => areSimilar(word, typed)) ? 'typo' : 'wrong'
}

/** The original separates punctuation from Latin letters only, so its number of words is ours. */
function wordsOf(sentence: string, ignorePunctuation: boolean) {
  const text = ignorePunctuation
    ? sentence.replace(new RegExp(PUNCTUATION, 'g'), '')
    : sentence
        .replace(new RegExp(`(\\w|^)(?=${PUNCTUATION})`, 'g'), '$1 ')
        .replace(new RegExp(`(${PUNCTUATION})(?=\\w)`, 'g'), '$1 ')
  return text.split(/\s+/).filter((word) => word !== '')
}
