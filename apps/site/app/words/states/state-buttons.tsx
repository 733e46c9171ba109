import { sayState, stateOfWord } from '@slovo/messages/words/states'
import type { SubmitEvent } from 'react'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { PanelIcon } from '../touch/panel-icon.tsx'
import { wordStateForm } from './state-form.ts'
import type { SaidState, WordState } from './word-state.ts'

const choices = [
  { said: 'known', key: 'k' },
  { said: 'ignored', key: 'x' },
] as const

interface StateButtonsProps {
  lemma: string
  state: WordState
  /** Whether the keys of the panel mean this word. */
  hasKeys: boolean
  /** There once the script runs. */
  onSay: ((said: SaidState) => void) | undefined
}

/** A word is known, or is not to be learnt: one touch says so, and the same touch takes it back. */
export function StateButtons({ lemma, state, hasKeys, onSay }: StateButtonsProps) {
  const say = useSay()
  const form = useForm(wordStateForm, null, { lemma })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = choices.find(({ said }) => said === event.nativeEvent.submitter?.dataset.said)
    if (!onSay || !pressed) return
    event.preventDefault()
    onSay(pressed.said)
  }

  return (
    <PostForm
      form={form}
      className="word-state"
      aria-label={say(stateOfWord, { lemma })}
      onSubmit={submit}
    >
      {choices.map(({ said, key }) => (
        <button
          type="submit"
          key={said}
          name="state"
          value={state === said ? '' : said}
          data-said={said}
          aria-pressed={state === said}
          aria-keyshortcuts={hasKeys ? key : undefined}
        >
          <PanelIcon of={said} /> {say(sayState[said])}
          {hasKeys && onSay && (
            <span className="key" aria-hidden="true">
              {key}
            </span>
          )}
        </button>
      ))}
    </PostForm>
  )
}
