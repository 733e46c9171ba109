import { playSentence } from '@slovo/messages/reading/aloud'
import { useSay } from '../../ui/say.ts'
import { PanelIcon } from '../touch/panel-icon.tsx'
import { useSentenceSound } from './sentence-sound.ts'

/** Plays the sentence in which the word stands; not shown where the text has no sound. */
export function PlaySentence({ word }: { word: number }) {
  const say = useSay()
  const play = useSentenceSound()
  if (!play) return null

  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say(playSentence)}
      data-command="play"
      aria-keyshortcuts="P"
      title={say(playSentence)}
      onClick={() => play(word)}
    >
      <PanelIcon of="sentence" />
    </button>
  )
}
