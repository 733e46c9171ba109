import { whenIdle } from '../../ui/when-idle.ts'
import type { PhraseWatch, WatchOptions } from './watch-phrases.ts'

/** The first touch is of one word: what chooses several is loaded after it, or when nothing else is to be done. */
export function watchPhrasesWhenIdle(
  text: HTMLElement,
  watch: { current: PhraseWatch | null },
  options: WatchOptions,
): () => void {
  let isLeft = false

  async function begin() {
    try {
      const { watchPhrases } = await import('./watch-phrases.ts')
      if (!isLeft) watch.current = watchPhrases(text, options)
    } catch {
      // Without a network words are touched one by one.
    }
  }
  const idle = whenIdle(() => void begin())
  return () => {
    isLeft = true
    idle.cancel()
    watch.current?.stop()
    watch.current = null
  }
}
