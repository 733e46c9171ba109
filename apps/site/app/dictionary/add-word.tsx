import * as dictionary from '@slovo/messages/dictionary'
import { successes } from '@slovo/messages/errors'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useActionData } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { useForm } from '../visit/form/use-form.ts'
import { addForm, WordFields } from './word-form.tsx'

/** Adds a word that is in no text, and is ready for the next one. A refused word stays in the form. */
export function AddWord() {
  const say = useSay()
  const answer = useActionData<object>()
  const form = useForm(addForm, answer)
  const details = useRef<HTMLDetailsElement>(null)

  const isAdded = answer && 'kind' in answer && answer.kind === 'added'
  const emptyForm = useEffectEvent(() => {
    showToast('success', say(successes.translationAdded))
    details.current?.querySelector('form')?.reset()
  })
  // The page's data may be loaded twice, since the word also arrives as a change: the toast cannot come with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another word
  useEffect(() => {
    if (isAdded) emptyForm()
  }, [answer])

  return (
    <details ref={details} className="add-word" open={form.refused !== undefined || undefined}>
      <summary className="button button-secondary">
        <Plus aria-hidden="true" /> {say(dictionary.add)}
      </summary>
      <PostForm form={form} className="add-word-form" preventScrollReset>
        <Refusal answer={form.refused} />
        <WordFields field={form.field} />
        <Button isBusy={!!form.sending}>{say(dictionary.addButton)}</Button>
      </PostForm>
    </details>
  )
}
