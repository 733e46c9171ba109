import { code, phone, sendAgain, secondFactor as words } from '@slovo/messages/sign-in/ways-in'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { factorForm, recoveryForm } from '../forms.ts'
import { CodeForm } from '../page/code-form.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import type { FactorShown } from './second-factor.server.ts'
import { SecurityKeyButton } from './security-key-button.tsx'

interface FactorFormProps {
  /** Without one a recovery code is asked for. */
  factor: FactorShown | undefined
  /** The SMS that is on its way. */
  sent: SentCode | undefined
  answer: object | null | undefined
}

interface SentCode {
  challengeId: string
  /** It is not the first one. */
  isSentAgain: boolean
}

/** How the chosen second factor is shown. */
export function FactorForm({ factor, sent, answer }: FactorFormProps) {
  if (!factor) return <RecoveryForm answer={answer} />
  if (factor.kind === 'webauthn') return <SecurityKeyButton factorId={factor.id} />
  if (factor.kind === 'totp') return <AppForm factorId={factor.id} answer={answer} />
  if (!sent) return <SendForm factorId={factor.id} answer={answer} />
  return <MessageForm factorId={factor.id} sent={sent} answer={answer} />
}

interface OneFactorProps {
  factorId: string
  answer: object | null | undefined
}

function AppForm({ factorId, answer }: OneFactorProps) {
  const form = useForm(factorForm, answer, { factor: factorId })
  return <CodeForm form={form} code={form.field('code')} label={useSay()(code.label)} />
}

/** The code of an SMS: the button that asked for it is gone, so its field takes the focus. */
function MessageForm({ factorId, sent, answer }: OneFactorProps & { sent: SentCode }) {
  const say = useSay()
  const form = useForm(factorForm, answer, { factor: factorId, challenge: sent.challengeId })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus(), [])

  return (
    <div ref={place} className="message-code">
      <p role="status" className="sign-in-intro">
        {say(sent.isSentAgain ? words.phoneSentAgain : words.phoneSent)}
      </p>
      <CodeForm
        form={form}
        code={form.field('code')}
        label={say(phone.codeLabel)}
        otherButton={
          <Button
            look="secondary"
            name="intent"
            value="send"
            isBusy={form.sending === 'send'}
            formNoValidate
          >
            {say(sendAgain)}
          </Button>
        }
      />
    </div>
  )
}

function SendForm({ factorId, answer }: OneFactorProps) {
  const form = useForm(factorForm, answer, { factor: factorId })
  return (
    <PostForm form={form} className="sign-in-form">
      <FormFault form={form} />
      <Button name="intent" value="send" isBusy={!!form.sending}>
        {useSay()(phone.send)}
      </Button>
    </PostForm>
  )
}

function RecoveryForm({ answer }: Pick<OneFactorProps, 'answer'>) {
  const say = useSay()
  const form = useForm(recoveryForm, answer)
  return (
    <PostForm form={form} className="sign-in-form">
      <FormFault form={form} />
      <Field
        label={say(words.recoveryLabel)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...form.field('code')}
        {...faultyInput(form)}
      />
      <Button isBusy={!!form.sending}>{say(code.submit)}</Button>
    </PostForm>
  )
}
