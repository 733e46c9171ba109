import { factors as messages } from '@slovo/messages/account/second-factors'
import { sendAgain } from '@slovo/messages/ways-in'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'

interface ConfirmFactorProps {
  intent: string
  /** What the server needs again to check the code or to show the form once more. */
  enrolment: Record<string, string>
  label: string
  error: string | undefined
  canSendAgain?: boolean
}

/** The form that ends an enrolment: the first code of the new factor. */
export function ConfirmFactor(props: ConfirmFactorProps) {
  const { intent, enrolment, label, error, canSendAgain = false } = props
  const say = useSay()
  const isBusy = useIsSending(intent)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [])

  return (
    <div ref={place}>
      <AccountForm intent={intent}>
        {Object.entries(enrolment).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          label={label}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <div className="actions">
          <Button isBusy={isBusy}>{say(messages.confirm)}</Button>
          {canSendAgain && (
            <Button look="secondary" name="again" value="yes" formNoValidate>
              {say(sendAgain)}
            </Button>
          )}
          <ButtonLink to="/account" look="quiet" preventScrollReset>
            {say(messages.cancel)}
          </ButtonLink>
        </div>
      </AccountForm>
    </div>
  )
}
