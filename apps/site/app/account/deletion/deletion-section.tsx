import { deletion as messages } from '@slovo/messages/account/page'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import type { AnswerOf } from '../answer.ts'
import { Section } from '../parts/section.tsx'

export function DeletionSection({ answer }: { answer: AnswerOf<'deletion'> | undefined }) {
  const say = useSay()
  const isBusy = useIsSending('delete-account')
  const word = say(messages.word)
  return (
    <Section id="deletion" title={say(messages.title)} intro={say(messages.intro)}>
      <AccountForm intent="delete-account">
        <Field
          label={say(messages.type, { word })}
          error={answer?.error}
          name="confirmation"
          autoComplete="off"
          maxLength={40}
          required
        />
        <Button look="danger" isBusy={isBusy}>
          {say(messages.submit)}
        </Button>
      </AccountForm>
    </Section>
  )
}
