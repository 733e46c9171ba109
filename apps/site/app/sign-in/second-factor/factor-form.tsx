import { code, phone, sendAgain, secondFactor as words } from '@slovo/messages/ways-in'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { CodeForm } from '../page/code-form.tsx'
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
  if (factor.kind === 'phone') return <MessageForm factorId={factor.id} answer={answer} />
  return (
    <CodeForm answer={answer} intent="code" label={say(code.label)}>
      <input type="hidden" name="factor" value={factor.id} />
    </CodeForm>
  )
}

interface PhoneFormProps {
  factorId: string
  answer: FactorAnswer | undefined
}

/** The code of a message: the button that asked for it is gone, so its field takes the focus. */
function MessageForm({ factorId, answer }: PhoneFormProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [])

  return (
    <div ref={place} className="message-code">
      <p role="status" className="sign-in-intro">
        {say(answer?.isSentAgain ? words.phoneSentAgain : words.phoneSent)}
      </p>
      <CodeForm
        answer={answer}
        intent="code"
        label={say(phone.codeLabel)}
        otherButton={<SendAgain />}
      >
        <input type="hidden" name="factor" value={factorId} />
        <input type="hidden" name="challenge" value={answer?.challengeId ?? ''} />
      </CodeForm>
    </div>
  )
}

function SendForm({ factorId, answer }: PhoneFormProps) {
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
