import { factors as messages } from '@slovo/messages/account'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import { AccountForm, useIsSending } from './account-form.tsx'
import type { AppEnrolment } from './answer.ts'

interface EnrolAppProps {
  enrolment: AppEnrolment
  error: string | undefined
}

const GROUP_OF_FOUR = /.{1,4}/g

/** What to give to the app, and the first code that comes back from it. */
export function EnrolApp({ enrolment, error }: EnrolAppProps) {
  const say = useSay()
  const isBusy = useIsSending('confirm-app')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])

  const { factorId, uri, secret, picture } = enrolment
  return (
    <div ref={place} className="factor-enrolment">
      <p>{say(messages.scan)}</p>
      <img src={picture} alt={say(messages.picture)} width={220} height={220} />
      <p>
        {say(messages.typed)}{' '}
        <a href={uri} className="factor-secret">
          {secret.match(GROUP_OF_FOUR)?.join(' ')}
        </a>
      </p>
      <AccountForm intent="confirm-app" about={{ name: 'factor_id', value: factorId }}>
        <input type="hidden" name="uri" value={uri} />
        <Field
          label={say(messages.code)}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
        <div className="actions">
          <Button isBusy={isBusy}>{say(messages.confirm)}</Button>
          <ButtonLink to="/account" look="quiet" preventScrollReset>
            {say(messages.cancel)}
          </ButtonLink>
        </div>
      </AccountForm>
    </div>
  )
}
