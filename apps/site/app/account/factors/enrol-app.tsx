import { factors as messages } from '@slovo/messages/account/second-factors'
import { useSay } from '../../ui/say.ts'
import type { AppEnrolment } from '../answer.ts'
import { ConfirmFactor } from './confirm-factor.tsx'

interface EnrolAppProps {
  enrolment: AppEnrolment
  error: string | undefined
}

const GROUP_OF_FOUR = /.{1,4}/g

/** What to give to the app, and the first code that comes back from it. */
export function EnrolApp({ enrolment, error }: EnrolAppProps) {
  const say = useSay()
  const { factorId, uri, secret, picture } = enrolment
  return (
    <div className="factor-enrolment">
      <p>{say(messages.scan)}</p>
      <img src={picture} alt={say(messages.picture)} width={220} height={220} />
      <p>
        {say(messages.typed)}{' '}
        <a href={uri} className="factor-secret">
          {secret.match(GROUP_OF_FOUR)?.join(' ')}
        </a>
      </p>
      <ConfirmFactor
        intent="confirm-app"
        enrolment={{ factor_id: factorId, uri }}
        label={say(messages.code)}
        error={error}
      />
    </div>
  )
}
