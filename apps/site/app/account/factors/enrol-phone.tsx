import { phone, phoneSent, phoneSentAgain } from '@slovo/messages/ways-in'
import { useSay } from '../../ui/say.ts'
import type { PhoneEnrolment } from '../answer.ts'
import { ConfirmFactor } from './confirm-factor.tsx'

interface EnrolPhoneProps {
  enrolment: PhoneEnrolment
  error: string | undefined
  isSentAgain: boolean | undefined
}

/** The code that was sent to a new phone. */
export function EnrolPhone({ enrolment, error, isSentAgain }: EnrolPhoneProps) {
  const say = useSay()
  const { factorId, challengeId, number } = enrolment
  return (
    <div className="factor-enrolment">
      <p role="status">{say(isSentAgain ? phoneSentAgain : phoneSent, { number })}</p>
      <ConfirmFactor
        intent="confirm-phone"
        enrolment={{ factor_id: factorId, challenge_id: challengeId, number }}
        label={say(phone.codeLabel)}
        error={error}
        canSendAgain
      />
    </div>
  )
}
