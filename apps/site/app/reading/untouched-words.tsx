import { knowUntouched, undo, untouchedKnown, untouchedWords } from '@slovo/messages/words/states'
import { CheckCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useLocale, useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { useChange } from '../visit/form/use-change.ts'
import { Own } from '../visit/own/own.tsx'
import { presentOutcome } from '../words/outcome.ts'
import type { Words } from '../words/use-words.ts'
import { followTakenBack, offerUndo, sayTakenBack } from './taken-back.ts'
import { knowUntouchedForm, takeBackKnownForm, type UntouchedOutcome } from './untouched-form.ts'

interface UntouchedWordsProps {
  words: Words
  /** The numbers of the words that were touched. */
  touched: Iterable<number>
  /** How many new words were not. */
  untouched: number
  /** The words that became known before this page was served, where no script runs. */
  batch: string | null
  /** The text's own path: its toast stays when the page is left. */
  path: string
}

/** At the end of a text: what was not touched is known, all at once, and taken back in the same place. */
export function UntouchedWords({ words, touched, untouched, batch, path }: UntouchedWordsProps) {
  const say = useSay()
  const locale = useLocale()
  const [known, setKnown] = useState<{ batch: string; count?: number } | null>(
    batch ? { batch } : null,
  )

  const answer = (outcome: UntouchedOutcome) => {
    if (outcome.kind === 'refused') {
      const { kind, text } = presentOutcome(locale, outcome)
      return showToast(kind, text)
    }
    if (outcome.kind === 'taken-back') return sayTakenBack(outcome)
    const { lemmaIds, batch } = outcome
    words.showSaid(lemmaIds, 'known')
    setKnown({ batch, count: lemmaIds.length })
    offerUndo({ path, batch, count: lemmaIds.length })
  }
  const { sent, onSubmit } = useChange<UntouchedOutcome>(path, answer)
  const form = useRef<HTMLFormElement>(null)
  const isPressed = useRef(false)

  // One button takes the place of the other, and the focus with it.
  const isKnown = known !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one button has taken the place of the other
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) {
      form.current?.querySelector('button')?.focus()
    }
    isPressed.current = false
  }, [isKnown])

  const forget = useEffectEvent((batch: string, lemmaIds: readonly number[]) => {
    words.showSaid(lemmaIds, null)
    if (known?.batch === batch) setKnown(null)
  })
  useEffect(() => followTakenBack(({ batch, lemmaIds }) => forget(batch, lemmaIds)), [])

  if (!known && untouched === 0) return <Own name="untouched">{null}</Own>
  const isBusy = sent !== undefined
  return (
    <Own name="untouched">
      <form
        ref={form}
        method="post"
        id="untouched-words"
        className="untouched-words"
        onSubmit={(event) => {
          isPressed.current = true
          onSubmit(event)
        }}
      >
        {known ? (
          <>
            <p>{known.count !== undefined && say(untouchedKnown, { count: known.count })}</p>
            <input type="hidden" name="batch" value={known.batch} />
            <Button
              look="secondary"
              name="intent"
              value={takeBackKnownForm.intents[0]}
              isBusy={isBusy}
            >
              {say(undo)}
            </Button>
          </>
        ) : (
          <>
            <p>{say(untouchedWords, { count: untouched })}</p>
            <input type="hidden" name="touched" value={[...touched].join(' ')} />
            <Button
              look="secondary"
              name="intent"
              value={knowUntouchedForm.intents[0]}
              isBusy={isBusy}
            >
              <CheckCheck aria-hidden="true" /> {say(knowUntouched, { count: untouched })}
            </Button>
          </>
        )}
      </form>
    </Own>
  )
}
