import { readerLanguage } from '@slovo/content-model'
import { say } from '@slovo/messages'
import {
  machineMade,
  noTranslation,
  translateSentence as translateLabel,
} from '@slovo/messages/reading/sentence-translation'
import { databaseContext, type Locale, localeContext } from '../../visit/session/session.server.ts'
import type { WordRequest } from '../../words/outcome.server.ts'
import type { ReadableText } from '../../words/text/readable-text.server.ts'
import { escapeHtml, type TextAsides } from '../../words/text/text-html.ts'
import type { SentenceAnswer } from './sentence-answer.ts'
import { findTranslation, translateSentence, waysToTranslate } from './translate-sentence.server.ts'

/** No page opens more at once without script. */
const MAX_OPEN = 20

interface Shown {
  /** Words and sentences are links, for a reader without script. */
  isLinked: boolean
  hasColumns: boolean
}

/**
 * What is drawn beside the sentences of a text that a reader has asked for by its URL or by the switch of two columns; null
 * where there is nothing, and the page is the same for all readers.
 */
export async function drawAsides(
  asked: WordRequest,
  material: { id: number; has_translation: boolean },
  text: ReadableText,
  { isLinked, hasColumns }: Shown,
): Promise<TextAsides | null> {
  const { context, url } = asked
  const { isWritten, isMachine } = waysToTranslate(asked, material)
  if (!hasColumns && !(isLinked && (isWritten || isMachine))) return null
  const locale = context.get(localeContext)
  const lang = readerLanguage(text.analysis.lang)
  const written = hasColumns
    ? await findTranslation(context.get(databaseContext), material, text)
    : []

  const numbers = url.searchParams.getAll('sentence').filter((number) => /^\d{1,6}$/.test(number))
  const open = new Map(
    await Promise.all(
      [...new Set(numbers.map(Number))].slice(0, MAX_OPEN).map(async (sentence) => {
        const answer = await translateSentence(asked, material, text, sentence)
        return [sentence, answer] as const
      }),
    ),
  )
  return {
    mark: (sentence) => (isLinked ? markLink(sentence, [...open.keys()], locale) : '<t-></t->'),
    afterSentence(sentence) {
      const answer = open.get(sentence)
      return answer ? translationLine(sentence, answer, { lang, locale }) : ''
    },
    afterParagraph(sentences) {
      if (!hasColumns || sentences.length === 0) return ''
      const spans = sentences.map(
        (sentence) => `<span>${escapeHtml(written[sentence] ?? '…')}</span>`,
      )
      return `<div class=translated lang=${lang}>${spans.join(' ')}</div>`
    },
  }
}

/** Opens its sentence beside those that are open, or closes it. */
function markLink(sentence: number, open: number[], locale: Locale) {
  const isOpen = open.includes(sentence)
  const others = open.filter((one) => one !== sentence)
  const query = new URLSearchParams({ words: 'links' })
  for (const one of isOpen ? others : [...others, sentence]) query.append('sentence', String(one))
  const href = escapeHtml(`?${query}#s${sentence}`)
  const label = escapeHtml(say(locale, translateLabel))
  return `<a class=sentence-mark rel=nofollow href="${href}" aria-label="${label}" aria-expanded=${isOpen}></a>`
}

function translationLine(
  sentence: number,
  answer: SentenceAnswer,
  { lang, locale }: { lang: string; locale: Locale },
) {
  const begin = `<span class=sentence-translation id=s${sentence} lang=`
  if (answer.state !== 'translated') {
    return `${begin}${locale}>${escapeHtml(say(locale, noTranslation[answer.state]))}</span>`
  }
  const note = `<small lang=${locale}>${escapeHtml(say(locale, machineMade))}</small>`
  return `${begin}${lang}>${escapeHtml(answer.text)}${answer.isMachine ? note : ''}</span>`
}
