import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/reading/dictation'
import { canBeDictated } from '@slovo/review'
import { PenLine } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import type { OpenAloud } from '../aloud/open-aloud.ts'
import type { DictationDialogProps } from './dictation-dialog.tsx'

interface DictationButtonProps {
  aloud: OpenAloud
  lang: Lang
}

/** Opens the dictation of a text, whose code is loaded then. */
export function DictationButton({ aloud, lang }: DictationButtonProps) {
  const say = useSay()
  const [Dialog, setDialog] = useState<ComponentType<DictationDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const { dictating, sentences } = aloud
  const isDictated = (text: string, sentence: number) =>
    dictating.has(sentence) && canBeDictated(text)
  if (!sentences.some(isDictated)) return null

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say(messages.dictation)}
        title={say(messages.dictation)}
        aria-haspopup="dialog"
        aria-busy={(isOpen && !Dialog) || undefined}
        onClick={() => {
          aloud.player.pause()
          setOpen(true)
          // A network error leaves the button, and the next touch tries again.
          import('./dictation-dialog.tsx')
            .then(({ DictationDialog }) => setDialog(() => DictationDialog))
            .catch(() => setOpen(false))
        }}
      >
        <PenLine aria-hidden="true" />
      </button>
      {Dialog && (
        <Dialog
          {...{ isOpen, sentences, lang }}
          player={dictating}
          listSentences={() => {
            const from = aloud.player.state().sentence
            const all = sentences.flatMap((text, place) => (isDictated(text, place) ? [place] : []))
            const later = all.filter((place) => place >= from)
            return later.length > 0 ? later : all
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
