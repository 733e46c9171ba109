import { email as messages } from '@slovo/messages/account/sign-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import type { AnswerOf } from '../answer.ts'
import { Section } from '../parts/section.tsx'

interface EmailSectionProps {
  email: string
  /** The address that waits to be confirmed. */
  newEmail: string | null
  answer: AnswerOf<'email'> | undefined
}

export function EmailSection({ email, newEmail, answer }: EmailSectionProps) {
  const say = useSay()
  const isBusy = useIsSending('change-email')
  return (
    <Section id="email" title={say(messages.title)} intro={say(messages.intro)}>
      <p>{email ? say(messages.current, { email }) : say(messages.none)}</p>
      {newEmail && <p className="account-notice">{say(messages.waiting, { email: newEmail })}</p>}
      <AccountForm intent="change-email">
        <Field
          key={newEmail}
          label={say(messages.newAddress)}
          error={answer?.error}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={255}
          defaultValue={answer?.email}
          required
        />
        <Button isBusy={isBusy}>{say(messages.submit)}</Button>
      </AccountForm>
    </Section>
  )
}
