import { code as words } from '@slovo/messages/sign-in/ways-in'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import type { FormField, UsedForm } from '../../visit/form/use-form.ts'
import { FormFault, faultyInput } from './form-fault.tsx'

interface CodeFormProps {
  form: UsedForm
  code: FormField
  label: string
  /** Beside the one that confirms. */
  otherButton?: ReactNode
}

/** The digits of a mail, an SMS or an app; a phone offers them by itself. */
export function CodeForm({ form, code, label, otherButton }: CodeFormProps) {
  const say = useSay()
  const [intent] = form.intents
  return (
    <PostForm form={form} className="sign-in-form">
      <FormFault form={form} />
      <Field
        key={intent}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...code}
        {...faultyInput(form)}
      />
      <Button name="intent" value={intent} isBusy={form.sending === intent}>
        {say(words.submit)}
      </Button>
      {otherButton}
    </PostForm>
  )
}
