import { type SourceSentence, wordsOfSentence } from './source-sentences.ts'
import type { StoredTranslation } from './stored-translation.ts'
import type { TranslatedLine } from './translation-file.ts'

/** What is stored of a translation's lines, one for each sentence. */
export function storeTranslation(
  lines: readonly TranslatedLine[],
  sentences: readonly SourceSentence[],
): StoredTranslation {
  return sentences.flatMap(({ start, end, text }, place) => {
    const line = lines[place]
    return line?.text ? [[start, end, line.isChecked ? text : null, line.text]] : []
  })
}

/**
 * The lines of a stored translation for the text as it is now. A sentence whose words stayed keeps its translation, wherever
 * it stands now; what was written for other words is to be checked, at the place where those stood.
 */
export function followTranslation(
  stored: StoredTranslation,
  sentences: readonly SourceSentence[],
): TranslatedLine[] {
  const old = stored.map(([start, , source, text]) => ({
    ...{ start, text },
    key: source && wordsOfSentence(source),
  }))
  const placeOf = matchSentences(
    old,
    sentences.map(({ start, text }) => ({ start, key: wordsOfSentence(text) })),
  )
  const lines = placeOf.map((_, place): TranslatedLine => {
    const text = old[placeOf[place] ?? -1]?.text
    return text === undefined ? { text: '', isChecked: false } : { text, isChecked: true }
  })
  const used = new Set(placeOf)
  for (const { from, to, oldFrom, oldTo } of gapsOf(placeOf, old.length)) {
    let place = from
    for (let left = oldFrom; left < oldTo; left++) {
      const unmoved = sentences.findIndex(
        ({ start }, at) => at >= place && at < to && start === old[left]?.start,
      )
      if (unmoved >= 0) place = unmoved
      const line = lines[Math.min(place, to - 1)]
      if (!line || used.has(left)) continue
      line.text = `${line.text} ${old[left]?.text}`.trim()
      used.add(left)
      place++
    }
  }
  return lines
}

interface PlacedSentence {
  start: number
  /** Its words; none of one whose words have changed. */
  key: string | null
}

/**
 * For each sentence the place of its translation. Words may be repeated: first is matched what stands where it stood (of
 * three « Да. » only the last may be translated), then what begins and ends alike.
 */
function matchSentences(old: readonly PlacedSentence[], now: readonly PlacedSentence[]) {
  const oldAt = new Map(old.map(({ start }, place) => [start, place]))
  const placeOf = now.map(({ start, key }) => {
    const place = oldAt.get(start)
    return old[place ?? -1]?.key === key ? place : undefined
  })
  const unmoved = new Set(placeOf)
  const left = [...old.keys()].filter((place) => !unmoved.has(place))
  const open = [...now.keys()].filter((place) => placeOf[place] === undefined)
  matchEnds(left, open, (from, to) => {
    if (old[from]?.key !== now[to]?.key) return false
    placeOf[to] = from
    return true
  })
  const matched = new Set(placeOf)
  const free = new Map<string | null, number[]>()
  for (const place of left) {
    const key = old[place]?.key ?? null
    if (!matched.has(place)) free.set(key, [...(free.get(key) ?? []), place])
  }
  for (const place of open) placeOf[place] ??= free.get(now[place]?.key ?? null)?.shift()
  return placeOf
}

/** Matches two lists from their beginning on, then from their end back, as far as `match` agrees. */
function matchEnds(
  left: readonly number[],
  open: readonly number[],
  match: (from: number, to: number) => boolean,
) {
  const shortest = Math.min(left.length, open.length)
  const matchAt = (from: number | undefined, to: number | undefined) =>
    from !== undefined && to !== undefined && match(from, to)
  let first = 0
  while (first < shortest && matchAt(left[first], open[first])) first++
  let last = 0
  while (last < shortest - first && matchAt(left.at(-1 - last), open.at(-1 - last))) last++
}

/** The runs of sentences without a match, each with what is stored between its neighbours. */
function gapsOf(placeOf: readonly (number | undefined)[], oldCount: number) {
  const gaps: { from: number; to: number; oldFrom: number; oldTo: number }[] = []
  for (let from = 0; from < placeOf.length; from++) {
    if (placeOf[from] !== undefined) continue
    let to = from
    while (to < placeOf.length && placeOf[to] === undefined) to++
    const oldTo = placeOf[to] ?? oldCount
    gaps.push({ from, to, oldFrom: (placeOf[from - 1] ?? -1) + 1, oldTo })
    from = to
  }
  return gaps
}
