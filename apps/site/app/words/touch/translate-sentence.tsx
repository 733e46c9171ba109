import { translateSentence } from '@slovo/messages/reading/sentence-translation'
import { useEffect, useEffectEvent } from 'react'
import { useSay } from '../../ui/say.ts'
import { onCommand } from './on-command.ts'
import { PanelIcon } from './panel-icon.tsx'

/** A word asks the text for the translation of its sentence. */
export const TRANSLATE_SENTENCE = 'translate-sentence'

/** Whether the text in which a word stands has translations; then it listens to the question. */
export const isTranslatable = (word: Element | undefined) =>
  word?.closest('[data-translated]') != null

export function askForSentence(word: Element | undefined) {
  word?.dispatchEvent(new CustomEvent(TRANSLATE_SENTENCE, { bubbles: true }))
}

/** In the panel of a word, by its button or its key. */
export function TranslateSentence({ onAsk }: { onAsk: () => void }) {
  const say = useSay()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault()
    onAsk()
  })
  useEffect(() => onCommand(['translate'], (_command, event) => onKey(event)), [])

  return (
    <button type="button" className="translate-sentence" aria-keyshortcuts="t" onClick={onAsk}>
      <PanelIcon of="translate" /> {say(translateSentence)}
      <span className="key" aria-hidden="true">
        t
      </span>
    </button>
  )
}
