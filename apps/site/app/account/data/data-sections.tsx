import { data, deletion } from '@slovo/messages/account/page'
import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { AccountAnswer } from '../answer.ts'
import { deletionForm } from '../forms.ts'
import { AccountForm, Section } from '../parts/section.tsx'

export function DataSection() {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <Section id="data" title={say(data.title)} intro={say(data.intro)}>
      <div className="actions">
        <a href={localPath('/account/data.json')} download className="button button-secondary">
          <Download aria-hidden="true" /> {say(data.json)}
        </a>
        <a href={localPath('/dictionary/export')} download className="button button-secondary">
          <Download aria-hidden="true" /> {say(data.csv)}
        </a>
      </div>
    </Section>
  )
}

export function DeletionSection({ answer }: { answer: AccountAnswer | undefined }) {
  const say = useSay()
  const form = useForm(deletionForm, answer)
  const word = say(deletion.word)
  return (
    <Section id="deletion" title={say(deletion.title)} intro={say(deletion.intro)}>
      <AccountForm form={form}>
        <Field
          label={say(deletion.type, { word })}
          autoComplete="off"
          required
          {...form.field('confirmation')}
        />
        <Button look="danger" isBusy={!!form.sending}>
          {say(deletion.submit)}
        </Button>
      </AccountForm>
    </Section>
  )
}
