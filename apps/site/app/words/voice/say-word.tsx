import type { Lang } from '@slovo/language'
import { listen } from '@slovo/messages/reading/page'
import { useSay } from '../../ui/say.ts'
import { PanelIcon } from '../touch/panel-icon.tsx'
import { speak, useVoice } from './voice.ts'

/** Reads a word aloud; not shown where the browser has no voice for its language. */
export function SayWord({ text, lang }: { text: string; lang: Lang }) {
  const say = useSay()
  const voice = useVoice(lang)
  if (!voice) return null

  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say(listen)}
      onClick={() => speak({ text, voice })}
    >
      <PanelIcon of="listen" />
    </button>
  )
}
