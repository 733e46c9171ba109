import { code } from '@slovo/messages/ways-in'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'

interface CodeFormProps {
  answer: { refusal?: string } | undefined
  intent: string
  label: string
  /** What else the server has to know, as hidden fields. */
  children?: ReactNode
  /** Beside the one that confirms. */
  otherButton?: ReactNode
}

/** The digits of a mail, a message or an app; a phone offers them by itself. */
export function CodeForm({ answer, intent, label, children, otherButton }: CodeFormProps) {
  const say = useSay()
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" className="sign-in-form">
      <Refusal answer={answer} />
      {children}
      <Field
        key={intent}
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        aria-invalid={answer?.refusal ? true : undefined}
        required
      />
      <Button name="intent" value={intent} isBusy={isBusy}>
        {say(code.submit)}
      </Button>
      {otherButton}
    </Form>
  )
}
