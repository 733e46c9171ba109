import { phone, phoneSent, phoneSentAgain } from '@slovo/messages/ways-in'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { AccountAnswer } from '../answer.ts'
import { ConfirmFactor } from './confirm-factor.tsx'
import { confirmPhoneForm } from './factor-forms.ts'
import type { PhoneEnrolment } from './factor-step.ts'

interface EnrolPhoneProps {
  enrolment: PhoneEnrolment
  answer: AccountAnswer | undefined
}

/** The code that was sent to a new phone. */
export function EnrolPhone({ enrolment, answer }: EnrolPhoneProps) {
  const say = useSay()
  const { factorId, challengeId, number } = enrolment
  const own = { factor_id: factorId, challenge_id: challengeId, number }
  const form = useForm(confirmPhoneForm, answer, own)
  return (
    <div className="factor-enrolment">
      <p role="status">{say(answer?.isSentAgain ? phoneSentAgain : phoneSent, { number })}</p>
      <ConfirmFactor
        form={form}
        code={form.field('code')}
        label={say(phone.codeLabel)}
        canSendAgain
      />
    </div>
  )
}
