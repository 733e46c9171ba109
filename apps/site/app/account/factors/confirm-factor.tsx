import { factors as messages } from '@slovo/messages/account/second-factors'
import { sendAgain } from '@slovo/messages/sign-in/ways-in'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { FormField, UsedForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../parts/section.tsx'

interface ConfirmFactorProps {
  form: UsedForm
  code: FormField
  label: string
  canSendAgain?: boolean
}

/** The form that ends an enrolment: the first code of the new factor. */
export function ConfirmFactor(props: ConfirmFactorProps) {
  const { form, code, label, canSendAgain = false } = props
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [])

  return (
    <div ref={place}>
      <AccountForm form={form}>
        <Field label={label} inputMode="numeric" autoComplete="one-time-code" required {...code} />
        <div className="actions">
          <Button isBusy={!!form.sending}>{say(messages.confirm)}</Button>
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
