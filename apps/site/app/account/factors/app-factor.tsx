import { factors as messages } from '@slovo/messages/account/second-factors'
import { secondFactor } from '@slovo/messages/sign-in/ways-in'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { AccountAnswer, AppEnrolment } from '../answer.ts'
import { AccountForm } from '../parts/section.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { beginAppForm, confirmAppForm } from './factor-forms.ts'

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

interface EnrolAppProps {
  enrolment: AppEnrolment
  answer: AccountAnswer | undefined
}

const GROUP_OF_FOUR = /.{1,4}/g

/** What to give to the app, and the first code that comes back from it. */
export function EnrolApp({ enrolment, answer }: EnrolAppProps) {
  const say = useSay()
  const { factorId, uri, secret, picture } = enrolment
  const form = useForm(confirmAppForm, answer, { factor_id: factorId, uri })
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
      <ConfirmFactor form={form} code={form.field('code')} label={say(messages.code)} />
    </div>
  )
}
