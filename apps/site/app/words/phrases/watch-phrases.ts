import { chooseByFinger } from './choose-by-finger.ts'
import { chooseByKeys } from './choose-by-keys.ts'
import { chooseByMouse } from './choose-by-mouse.ts'
import { markPhrase, rangeOfPhrase, textOfPhrase } from './phrase-mark.ts'
import { hasSeveral, type PhraseRange } from './phrase-range.ts'
import type { PhraseText } from './phrase-text.ts'
import { sentenceWordsAround } from './sentence-of-words.ts'

export interface PhraseWatch {
  /** The text of a phrase. */
  textOf: (range: PhraseRange) => string
  draw: (range: PhraseRange | null) => void
  stop: () => void
}

export interface WatchOptions {
  wordOf: PhraseText['wordOf']
  focus: PhraseText['focus']
  onPhrase: (range: PhraseRange) => void
  onWait: () => void
  /** What is chosen so far, for a screen reader. */
  onDraw: (text: string) => void
}

/**
 * Several words of one sentence, chosen with the mouse, a finger or the keyboard. Where a page has no sentences there are no
 * phrases, and text is selected as everywhere.
 */
export function watchPhrases(text: HTMLElement, options: WatchOptions): PhraseWatch {
  const { wordOf, focus, onPhrase, onWait, onDraw } = options
  const words = Array.from(text.querySelectorAll<HTMLElement>('w-, a[id]'))
  const listening = new AbortController()
  const textOf = (range: PhraseRange) => textOfPhrase(rangeOfPhrase(words, range))
  const mark = (range: PhraseRange | null) => markPhrase(range && rangeOfPhrase(words, range))

  const watched: PhraseText = {
    ...{ text, words, wordOf, focus },
    sentenceOf: (word) => sentenceWordsAround(words[word], wordOf),
    draw(range) {
      mark(range)
      onDraw(range && hasSeveral(range) ? textOf(range) : '')
    },
    choose(range) {
      mark(range)
      onPhrase(range)
    },
    waitForLast: onWait,
    signal: listening.signal,
  }
  // With a finger a phrase is drawn, and the browser's own selection would get in its way.
  text.dataset.phrases = ''
  chooseByMouse(watched)
  chooseByFinger(watched)
  chooseByKeys(watched)

  return {
    textOf,
    draw: mark,
    stop() {
      listening.abort()
      mark(null)
    },
  }
}
