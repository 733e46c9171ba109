import { phoneFactor as messages } from '@slovo/messages/account/second-factors'
import { phone, secondFactor } from '@slovo/messages/ways-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import type { AccountAnswer } from '../answer.ts'
import { beginPhoneForm } from './factor-forms.ts'

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
