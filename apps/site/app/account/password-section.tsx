import { password as messages } from '@slovo/messages/account/sign-in'
import { fields } from '@slovo/messages/sign-in/screens'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { useForm } from '../visit/form/use-form.ts'
import { useShortestPassword } from '../visit/page/root-data.ts'
import type { AccountAnswer } from './answer.ts'
import { passwordForm } from './forms.ts'
import { AccountForm, Section } from './parts/section.tsx'

interface PasswordSectionProps {
  email: string
  /** Whether there is one to ask for: a user who only ever signed in at a provider may have none. */
  hasPassword: boolean
  answer: AccountAnswer | undefined
}

export function PasswordSection({ email, hasPassword, answer }: PasswordSectionProps) {
  const say = useSay()
  const length = useShortestPassword()
  const form = useForm(passwordForm, answer)
  const isBusy = !!form.sending
  const fieldset = useEmptiedAfter(isBusy, !!form.refused)
  const isCurrentAsked = hasPassword || !!form.refused?.errors.current_password
  return (
    <Section id="password" title={say(messages.title)} intro={say(messages.intro)}>
      <AccountForm form={form}>
        <fieldset ref={fieldset} className="account-fields">
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {isCurrentAsked && (
            <Field
              label={say(messages.current)}
              type="password"
              autoComplete="current-password"
              required
              {...form.field('current_password')}
            />
          )}
          <Field
            label={say(fields.newPassword)}
            hint={say(fields.passwordHint, { length })}
            type="password"
            autoComplete="new-password"
            minLength={length}
            required
            {...form.field('password')}
          />
          {answer?.isNonceWanted && (
            <>
              <p role="status" className="account-notice">
                {say(messages.nonceSent)}
              </p>
              <Field
                label={say(messages.nonce)}
                hint={say(messages.nonceHint)}
                inputMode="numeric"
                autoComplete="one-time-code"
                {...form.field('nonce')}
              />
            </>
          )}
        </fieldset>
        {isCurrentAsked && (
          <Link to="/update-password" className="text-link">
            {say(messages.forgotten)}
          </Link>
        )}
        <Button isBusy={isBusy}>{say(messages.submit)}</Button>
      </AccountForm>
    </Section>
  )
}

/** A password that was changed does not stay in its field; one that was refused does. */
function useEmptiedAfter(isBusy: boolean, isRefused: boolean) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) {
      for (const input of fieldset.current?.querySelectorAll('input[type=password]') ?? []) {
        if (input instanceof HTMLInputElement) input.value = ''
      }
    }
    wasBusy.current = isBusy
  }, [isBusy, isRefused])
  return fieldset
}
