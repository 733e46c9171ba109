import { deletion as messages } from '@slovo/messages/account/page'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../account-form.tsx'
import type { AccountAnswer } from '../answer.ts'
import { Section } from '../parts/section.tsx'
import { deletionForm } from './deletion-form.ts'

export function DeletionSection({ answer }: { answer: AccountAnswer | undefined }) {
  const say = useSay()
  const form = useForm(deletionForm, answer)
  const word = say(messages.word)
  return (
    <Section id="deletion" title={say(messages.title)} intro={say(messages.intro)}>
      <AccountForm form={form}>
        <Field
          label={say(messages.type, { word })}
          autoComplete="off"
          required
          {...form.field('confirmation')}
        />
        <Button look="danger" isBusy={!!form.sending}>
          {say(messages.submit)}
        </Button>
      </AccountForm>
    </Section>
  )
}
