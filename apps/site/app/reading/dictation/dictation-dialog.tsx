import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/reading/dictation'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useSay } from '../../ui/say.ts'
import type { Player } from '../aloud/player.ts'
import {
  beginDictation,
  checkTyped,
  type Dictation,
  dictatedNow,
  finishDictation,
  missedSentences,
  nextSentence,
  skipSentence,
} from './dictation.ts'
import { DictationResult } from './dictation-result.tsx'
import { DictationTurn } from './dictation-turn.tsx'
import './dictation.css'

export interface DictationDialogProps {
  isOpen: boolean
  player: Player
  /** The sentences of the whole text. */
  sentences: readonly string[]
  lang: Lang
  /** Those to dictate. */
  listSentences: () => number[]
  onClose: () => void
}

/** So much slower a sentence is heard on demand. */
const SLOWER = 0.65
const SLOWEST = 0.5

/** A sentence is heard and written, one after another; the text is hidden behind it. Left and opened again, it goes on. */
export function DictationDialog(props: DictationDialogProps) {
  const { isOpen, player, sentences, lang, listSentences, onClose } = props
  const say = useSay()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [dictation, setDictation] = useState<Dictation>(() => beginDictation(listSentences()))
  const { hasFailed } = useSyncExternalStore(player.subscribe, player.state)
  const sentence = dictatedNow(dictation)
  const { results, checked } = dictation

  function hear(isSlower = false) {
    const { rate } = player.state()
    if (sentence === undefined) return
    player.playOnce(sentence, isSlower ? Math.max(rate * SLOWER, SLOWEST) : rate)
  }

  const open = useEffectEvent(() => {
    if (sentence === undefined) setDictation(beginDictation(listSentences()))
    dialog.current?.showModal()
    dialog.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => {
    if (isOpen) open()
    else dialog.current?.close()
  }, [isOpen])
  const hearNew = useEffectEvent(() => hear())
  useEffect(() => {
    if (isOpen && sentence !== undefined) hearNew()
  }, [isOpen, sentence])

  return (
    <dialog
      ref={dialog}
      className="dictation"
      aria-labelledby={titleId}
      onClose={() => {
        player.pause()
        onClose()
      }}
    >
      <header className="dictation-head">
        <h2 id={titleId}>{say(messages.dictation)}</h2>
        {sentence !== undefined && (
          <p>
            {say(messages.sentenceOf, {
              sentence: results.length + (checked ? 0 : 1),
              count: dictation.sentences.length,
            })}
          </p>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={say(messages.close)}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {hasFailed && (
        <p className="dictation-failed" role="alert">
          {say(messages.failed)}
        </p>
      )}
      {sentence === undefined ? (
        <DictationResult
          dictation={dictation}
          onRedo={() => setDictation(beginDictation(missedSentences(dictation)))}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <DictationTurn
          key={sentence}
          {...{ lang, checked, hear }}
          expected={sentences[sentence] ?? ''}
          isLast={results.length + (checked ? 0 : 1) === dictation.sentences.length}
          onCheck={(typed) =>
            setDictation(
              checkTyped(dictation, { typed, expected: sentences[sentence] ?? '', lang }),
            )
          }
          onSkip={() => setDictation(skipSentence(dictation))}
          onNext={() => setDictation(nextSentence(dictation))}
          onFinish={() => setDictation(finishDictation(dictation))}
        />
      )}
    </dialog>
  )
}
