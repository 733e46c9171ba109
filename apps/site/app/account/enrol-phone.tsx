import { factors } from '@slovo/messages/account'
import { phone, phoneSent, sendAgain } from '@slovo/messages/ways-in'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import { AccountForm, useIsSending } from './account-form.tsx'
import type { PhoneEnrolment } from './answer.ts'

interface EnrolPhoneProps {
  enrolment: PhoneEnrolment
  error: string | undefined
}

/** The code that was sent to a new phone. */
export function EnrolPhone({ enrolment, error }: EnrolPhoneProps) {
  const say = useSay()
  const isBusy = useIsSending('confirm-phone')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [])

  const { factorId, challengeId, number } = enrolment
  return (
    <div ref={place} className="factor-enrolment">
      <p role="status">{say(phoneSent, { number })}</p>
      <AccountForm intent="confirm-phone" about={{ name: 'factor_id', value: factorId }}>
        <input type="hidden" name="challenge_id" value={challengeId} />
        <input type="hidden" name="number" value={number} />
        <Field
          label={say(phone.codeLabel)}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <div className="actions">
          <Button isBusy={isBusy}>{say(factors.confirm)}</Button>
          <Button look="secondary" name="again" value="yes" formNoValidate>
            {say(sendAgain)}
          </Button>
          <ButtonLink to="/account" look="quiet" preventScrollReset>
            {say(factors.cancel)}
          </ButtonLink>
        </div>
      </AccountForm>
    </div>
  )
}
