import {
  machineMade,
  noTranslation,
  translating,
} from '@slovo/messages/reading/sentence-translation'
import type { Say } from '../../ui/say.ts'
import type { SentenceAnswer } from './sentence-answer.ts'

/** How the lines under sentences are filled and announced. */
export interface LineOptions {
  ask: (sentence: number) => Promise<SentenceAnswer>
  /** The language of the translations, and that of the page. */
  lang: string
  locale: string
  say: Say
  announce: (text: string, lang: string) => void
}

/** The translation that is open under a sentence; without script the server has drawn it. */
export function lineUnder(sentence: Element): Element | null {
  const next = sentence.nextElementSibling
  return next?.matches('.sentence-translation') ? next : null
}

/** Opens the translation under a sentence. It says that it is on its way, then what it is, or why there is none. */
export async function openLine(
  element: Element,
  sentence: number,
  { ask, lang, locale, say, announce }: LineOptions,
): Promise<void> {
  const line = document.createElement('span')
  line.className = 'sentence-translation is-waiting'
  line.lang = locale
  line.textContent = say(translating)
  element.after(line)

  const answer = await ask(sentence)
  if (!line.isConnected) return
  line.classList.remove('is-waiting')
  const isThere = answer.state === 'translated'
  const text = isThere ? answer.text : say(noTranslation[answer.state])
  line.textContent = text
  if (isThere) line.lang = lang
  if (isThere && answer.isMachine) {
    const note = document.createElement('small')
    note.lang = locale
    note.textContent = say(machineMade)
    line.append(note)
  }
  announce(line.textContent, line.lang)
}
