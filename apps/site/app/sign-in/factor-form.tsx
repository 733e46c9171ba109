import { code, phone, sendAgain, secondFactor as words } from '@slovo/messages/ways-in'
import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { CodeForm } from './code-form.tsx'
import type { FactorAnswer, FactorShown } from './second-factor.server.ts'
import { SecurityKeyButton } from './security-key-button.tsx'

interface FactorFormProps {
  /** Without one it is a recovery code that is asked for. */
  factor: FactorShown | undefined
  answer: FactorAnswer | undefined
}

/** How the chosen second factor is shown. */
export function FactorForm({ factor, answer }: FactorFormProps) {
  const say = useSay()
  if (!factor) return <RecoveryForm answer={answer} />
  if (factor.kind === 'webauthn') return <SecurityKeyButton factorId={factor.id} />
  if (factor.kind === 'phone' && !answer?.challengeId) {
    return <SendForm factorId={factor.id} answer={answer} />
  }
  const label = factor.kind === 'phone' ? phone.codeLabel : code.label
  return (
    <CodeForm
      answer={answer}
      intent="code"
      label={say(label)}
      otherButton={factor.kind === 'phone' && <SendAgain />}
    >
      <input type="hidden" name="factor" value={factor.id} />
      <input type="hidden" name="challenge" value={answer?.challengeId ?? ''} />
    </CodeForm>
  )
}

function SendForm({ factorId, answer }: { factorId: string; answer: FactorAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="sign-in-form">
      <Refusal answer={answer} />
      <input type="hidden" name="factor" value={factorId} />
      <Button name="intent" value="send" isBusy={isBusy}>
        {useSay()(phone.send)}
      </Button>
    </Form>
  )
}

/** The code that was sent before stays valid when another cannot be sent yet. */
function SendAgain() {
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  return (
    <Button look="secondary" name="intent" value="send" isBusy={isBusy} formNoValidate>
      {useSay()(sendAgain)}
    </Button>
  )
}

function RecoveryForm({ answer }: { answer: FactorAnswer | undefined }) {
  const say = useSay()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="sign-in-form">
      <Refusal answer={answer} />
      <Field
        label={say(words.recoveryLabel)}
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        aria-invalid={answer?.refusal ? true : undefined}
        required
      />
      <Button name="intent" value="recovery" isBusy={isBusy}>
        {say(code.submit)}
      </Button>
    </Form>
  )
}
