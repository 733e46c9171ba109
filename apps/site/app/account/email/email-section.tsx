import { email as messages } from '@slovo/messages/account/sign-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import type { AccountAnswer } from '../answer.ts'
import { Section } from '../parts/section.tsx'
import { emailForm } from './email-form.ts'

interface EmailSectionProps {
  email: string
  /** The e-mail address that waits to be confirmed. */
  newEmail: string | null
  answer: AccountAnswer | undefined
}

export function EmailSection({ email, newEmail, answer }: EmailSectionProps) {
  const say = useSay()
  const form = useForm(emailForm, answer)
  return (
    <Section id="email" title={say(messages.title)} intro={say(messages.intro)}>
      <p>{email ? say(messages.current, { email }) : say(messages.none)}</p>
      {newEmail && <p className="account-notice">{say(messages.waiting, { email: newEmail })}</p>}
      <AccountForm form={form}>
        <Field
          key={newEmail}
          label={say(messages.newAddress)}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <Button isBusy={!!form.sending}>{say(messages.submit)}</Button>
      </AccountForm>
    </Section>
  )
}
