import { factors as messages } from '@slovo/messages/account/second-factors'
import { secondFactor } from '@slovo/messages/ways-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import type { AccountAnswer } from '../answer.ts'
import { beginAppForm } from './factor-forms.ts'

export function AddApp({ answer }: { answer: AccountAnswer | undefined }) {
  const say = useSay()
  const form = useForm(beginAppForm, answer)
  return (
    <div className="factor-way">
      <h3>{say(secondFactor.appName)}</h3>
      <AccountForm form={form}>
        <Field
          label={say(messages.nameLabel)}
          hint={say(messages.nameHint)}
          autoComplete="off"
          {...form.field('name')}
        />
        <Button look="secondary" isBusy={!!form.sending}>
          {say(messages.begin)}
        </Button>
      </AccountForm>
    </div>
  )
}
