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
  const keys = sentences.map(({ text }) => wordsOfSentence(text))
  const placeOf = matchSentences(
    old.map(({ key }) => key),
    keys,
  )
  const lines = keys.map((_, place): TranslatedLine => {
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

/** For each sentence the place of its translation. What begins and ends alike is matched first: words may be repeated. */
function matchSentences(old: readonly (string | null)[], now: readonly string[]) {
  const placeOf: (number | undefined)[] = now.map(() => undefined)
  const shortest = Math.min(old.length, now.length)
  let first = 0
  while (first < shortest && old[first] === now[first]) {
    placeOf[first] = first
    first++
  }
  let last = 0
  while (last < shortest - first && old.at(-1 - last) === now.at(-1 - last)) {
    last++
    placeOf[now.length - last] = old.length - last
  }
  const free = new Map<string | null, number[]>()
  for (let place = first; place < old.length - last; place++) {
    const key = old[place] ?? null
    free.set(key, [...(free.get(key) ?? []), place])
  }
  for (let place = first; place < now.length - last; place++) {
    placeOf[place] = free.get(now[place] ?? null)?.shift()
  }
  return placeOf
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
