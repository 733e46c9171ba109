import { password as messages } from '@slovo/messages/account/sign-in'
import { fields } from '@slovo/messages/sign-in'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { useShortestPassword } from '../../visit/page/root-data.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import type { AnswerOf } from '../answer.ts'
import { Section } from '../parts/section.tsx'

interface PasswordSectionProps {
  email: string
  /** Whether there is one to be asked for: who only ever came by a third party may have none. */
  hasPassword: boolean
  answer: AnswerOf<'password'> | undefined
}

export function PasswordSection({ email, hasPassword, answer }: PasswordSectionProps) {
  const say = useSay()
  const length = useShortestPassword()
  const isBusy = useIsSending('change-password')
  const fieldset = useEmptiedAfter(isBusy, answer !== undefined)
  const isCurrentAsked = hasPassword || answer?.currentError !== undefined
  return (
    <Section id="password" title={say(messages.title)} intro={say(messages.intro)}>
      <AccountForm intent="change-password">
        <fieldset ref={fieldset} className="account-fields">
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {isCurrentAsked && (
            <Field
              label={say(messages.current)}
              error={answer?.currentError}
              type="password"
              name="current_password"
              autoComplete="current-password"
              required
            />
          )}
          <Field
            label={say(fields.newPassword)}
            hint={say(fields.passwordHint, { length })}
            error={answer?.passwordError}
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={length}
            required
          />
          {answer?.isNonceWanted && (
            <>
              <p role="status" className="account-notice">
                {say(messages.nonceSent)}
              </p>
              <Field
                label={say(messages.nonce)}
                hint={say(messages.nonceHint)}
                error={answer.nonceError}
                name="nonce"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
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
