import { factors as messages } from '@slovo/messages/account/second-factors'
import { secondFactor } from '@slovo/messages/ways-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import type { AnswerOf } from '../answer.ts'

export function AddApp({ answer }: { answer: AnswerOf<'factors'> | undefined }) {
  const say = useSay()
  const isBusy = useIsSending('begin-app')
  return (
    <div className="factor-way">
      <h3>{say(secondFactor.appName)}</h3>
      <AccountForm intent="begin-app">
        <Field
          label={say(messages.nameLabel)}
          hint={say(messages.nameHint)}
          error={answer?.error}
          name="name"
          autoComplete="off"
          maxLength={100}
          defaultValue={answer?.name}
        />
        <Button look="secondary" isBusy={isBusy}>
          {say(messages.begin)}
        </Button>
      </AccountForm>
    </div>
  )
}
