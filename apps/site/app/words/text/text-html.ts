import { type TextAnalysis, wordedSentences } from '@slovo/content-model'
import { entryClass } from './entry-class.ts'

/**
 * A text cut once into what stands between its words and the words themselves, both escaped:
 * `gaps[0] words[0] gaps[1] … words[n-1] gaps[n]`. Paragraphs and sentences are part of the gaps.
 */
export interface CutText {
  gaps: readonly string[]
  words: readonly string[]
  /** Of each word, its entry in the glossary. */
  entries: readonly number[]
}

/** Where each word leads without script. */
interface WordLook {
  addressOf?: (word: number) => string
}

/** What stands beside sentences and paragraphs, as HTML; a sentence is known by its number. */
export interface TextAsides {
  /** At the end of each sentence: where its translation is asked for. */
  mark: (sentence: number) => string
  afterSentence: (sentence: number) => string
  afterParagraph: (sentences: readonly number[]) => string
}

/** An empty element, drawn where sentences can be translated. */
const plainAsides: TextAsides = {
  mark: () => '<t-></t->',
  afterSentence: () => '',
  afterParagraph: () => '',
}

/** As the database takes stress marks out of `body`, and for Cyrillic letters only: a French é stays whole. */
const STRESS = /(?<=[\u0400-\u052F])[\u0300\u0301]+/g

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? letter)

/** Cuts the text that carries the stress marks; without `accents` they are left out. */
export function cutText(
  text: string,
  analysis: Pick<TextAnalysis, 'paragraphs' | 'sentences' | 'words'>,
  { accents, asides = plainAsides }: { accents: boolean; asides?: TextAsides },
): CutText {
  const show = (start: number, end: number) => {
    const part = text.slice(start, end)
    return escapeHtml(accents ? part : part.replace(STRESS, '')).replaceAll('\n', '<br>')
  }
  const edges = sentenceEdges(analysis, asides)
  let nextEdge = 0
  let ended: number[] = []
  /** What stands between two words, with the ends and beginnings of sentences in it. */
  function showGap(start: number, end: number) {
    let html = ''
    let place = start
    for (let edge = edges[nextEdge]; edge && edge.at <= end; edge = edges[++nextEdge]) {
      html += show(place, edge.at) + edge.tag
      place = edge.at
      if (edge.ends !== undefined) ended.push(edge.ends)
    }
    return html + show(place, end)
  }
  const words: string[] = []
  const gaps: string[] = []
  const entries: number[] = []
  let gap = ''
  let next = 0

  for (const { start, end } of analysis.paragraphs) {
    gap += '<p>'
    let place = start
    for (let word = analysis.words[next]; word && word[1] <= end; word = analysis.words[++next]) {
      const [from, to, entry] = word
      entries.push(entry)
      gaps.push(gap + showGap(place, from))
      words.push(show(from, to))
      gap = ''
      place = to
    }
    gap += `${showGap(place, end)}</p>${asides.afterParagraph(ended)}`
    ended = []
  }
  gaps.push(gap)
  return { gaps, words, entries }
}

/** Where `<s->` begins and ends. A sentence that is not whole in one paragraph, from an analysis of old, has none. */
function sentenceEdges(
  analysis: Pick<TextAnalysis, 'paragraphs' | 'sentences' | 'words'>,
  { mark, afterSentence }: TextAsides,
) {
  const { paragraphs } = analysis
  let paragraph = 0
  return wordedSentences(analysis).flatMap(({ start, end }, sentence) => {
    while ((paragraphs[paragraph]?.end ?? end) < end) paragraph++
    if ((paragraphs[paragraph]?.start ?? end) > start) return []
    return [
      { at: start, tag: '<s->' },
      { at: end, tag: `${mark(sentence)}</s->${afterSentence(sentence)}`, ends: sentence },
    ]
  })
}

/**
 * The whole text as one HTML string, the same for all readers. A word is `<w->` with the class of its entry, a sentence `<s->`;
 * the place of each among its like is its index, and `<t->` ends each sentence. The browser treats them like spans, React does not
 * look inside, one listener serves them all.
 */
export function textHtml({ gaps, words, entries }: CutText, { addressOf }: WordLook = {}): string {
  let html = gaps[0] ?? ''
  for (let i = 0; i < words.length; i++) {
    const own = ` class=${entryClass(entries[i] ?? 0)}`
    html += addressOf
      ? `<a${own} id=w${i} href="${escapeHtml(addressOf(i))}">${words[i]}</a>${gaps[i + 1]}`
      : `<w-${own}>${words[i]}</w->${gaps[i + 1]}`
  }
  return html
}
