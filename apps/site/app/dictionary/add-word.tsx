import * as dictionary from '@slovo/messages/dictionary'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { Button } from '../ui/button.tsx'
import { useLocale, useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { WordFields } from './word-fields.tsx'
import type { RefusedWord } from './word-form.ts'

/** What became of a word added by hand. */
export type AddOutcome = { kind: 'added' } | RefusedWord

/** Adds a word that is in no text. A refused one stays in the form. */
export function AddWord() {
  const say = useSay()
  const locale = useLocale()
  const { Form, data: answered, state } = useFetcher<AddOutcome>()
  const served = useActionData<AddOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const outcome = answered ?? served
  const refused = outcome?.kind === 'refused' ? outcome : undefined

  useEffect(() => {
    if (answered?.kind === 'added') form.current?.reset()
    if (answered?.kind === 'refused') showToast('error', answered.message[locale])
  }, [answered, locale])

  return (
    <details className="add-word" open={refused !== undefined || undefined}>
      <summary className="button button-secondary">
        <Plus aria-hidden="true" /> {say(dictionary.add)}
      </summary>
      <Form ref={form} method="post" className="add-word-form">
        <input type="hidden" name="intent" value="add" />
        <WordFields values={refused?.values} error={refused?.message[locale]} />
        <Button isBusy={state !== 'idle'}>{say(dictionary.addButton)}</Button>
      </Form>
    </details>
  )
}
