import { phoneFactor as messages } from '@slovo/messages/account/second-factors'
import { phone, phoneSent, phoneSentAgain, secondFactor } from '@slovo/messages/sign-in/ways-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { AccountAnswer, PhoneEnrolment } from '../answer.ts'
import { AccountForm } from '../parts/section.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { beginPhoneForm, confirmPhoneForm } from './factor-forms.ts'

export function AddPhone({ answer }: { answer: AccountAnswer | undefined }) {
  const say = useSay()
  const form = useForm(beginPhoneForm, answer)
  return (
    <div className="factor-way">
      <h3>{say(secondFactor.phoneName)}</h3>
      <p className="account-facts">{say(messages.intro)}</p>
      <AccountForm form={form}>
        <Field
          label={say(phone.number)}
          hint={say(phone.numberHint)}
          type="tel"
          autoComplete="tel"
          required
          {...form.field('number')}
        />
        <Field label={say(messages.nameLabel)} autoComplete="off" {...form.field('name')} />
        <Button look="secondary" isBusy={!!form.sending}>
          {say(messages.add)}
        </Button>
      </AccountForm>
    </div>
  )
}

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
