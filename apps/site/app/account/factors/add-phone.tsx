import { phoneFactor as messages } from '@slovo/messages/account/second-factors'
import { phone, secondFactor } from '@slovo/messages/ways-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import type { AnswerOf } from '../answer.ts'

export function AddPhone({ answer }: { answer: AnswerOf<'factors'> | undefined }) {
  const say = useSay()
  const isBusy = useIsSending('begin-phone')
  return (
    <div className="factor-way">
      <h3>{say(secondFactor.phoneName)}</h3>
      <p className="account-facts">{say(messages.intro)}</p>
      <AccountForm intent="begin-phone">
        <Field
          label={say(phone.number)}
          hint={say(phone.numberHint)}
          error={answer?.error}
          type="tel"
          name="number"
          autoComplete="tel"
          maxLength={40}
          defaultValue={answer?.number}
          required
        />
        <Field
          label={say(messages.nameLabel)}
          name="name"
          autoComplete="off"
          maxLength={100}
          defaultValue={answer?.name}
        />
        <Button look="secondary" isBusy={isBusy}>
          {say(messages.add)}
        </Button>
      </AccountForm>
    </div>
  )
}
