import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { usePage } from '../../ui/page.ts'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import type { OwnState } from '../use-words.ts'
import { ownTranslation } from '../word-forms.ts'

interface OwnTranslationProps {
  word: number
  lang: Lang
  /** Of the likeliest meaning; where there is none, the word is saved as it stands. */
  lemma: string
  lemmaId: number | undefined
  own: OwnState
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** Saves the word with a translation that the user types. It stays in its field until the server has accepted it. */
export function OwnTranslation(props: OwnTranslationProps) {
  const { word, lang, lemma, lemmaId, own, onSubmit } = props
  const say = useSay()
  const { answer } = usePage()
  const form = useForm(ownTranslation, own.refused ?? answer, { word: String(word), lemma })
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<string>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSubmit) return
    event.preventDefault()
    if (own.isSending) return
    sent.current = input.current?.value ?? null
    onSubmit(event)
  }

  const isRefused = own.refused !== undefined
  useEffect(() => {
    if (own.isSending || sent.current === null) return
    // What was typed since then stays.
    if (!isRefused && input.current?.value === sent.current) input.current.value = ''
    sent.current = null
  }, [own.isSending, isRefused])

  return (
    <PostForm form={form} className="own-translation" data-lemma-id={lemmaId} onSubmit={submit}>
      <Field
        {...form.field('definition')}
        ref={input}
        label={say(reading.ownTranslation)}
        isLabelHidden
        lang={lang === 'ru' ? 'fr' : 'ru'}
        placeholder={say(reading.ownTranslation)}
        autoComplete="off"
        required
        pattern=".*\S.*"
      />
      <Button look="secondary" isBusy={own.isSending}>
        {say(reading.keep)}
      </Button>
    </PostForm>
  )
}
