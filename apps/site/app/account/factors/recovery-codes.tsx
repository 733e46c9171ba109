import { factors, recovery as messages } from '@slovo/messages/account/second-factors'
import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { AccountForm } from '../parts/section.tsx'
import { codesForm } from './factor-forms.ts'

interface RecoveryCodesProps {
  left: number
  /** Codes that were just made: the only time that they are seen. */
  fresh: string[] | undefined
}

export function RecoveryCodes({ left, fresh }: RecoveryCodesProps) {
  const say = useSay()
  const form = useForm(codesForm)
  if (fresh) {
    return (
      <div role="status" className="recovery-codes">
        <p>{say(factors.enabled)}</p>
        <h3>{say(messages.title)}</h3>
        <p>{say(messages.intro)}</p>
        <ul translate="no">
          {fresh.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(fresh.join('\n'))}`}
          download={`${say(messages.file)}.txt`}
          className="button button-secondary"
        >
          <Download aria-hidden="true" /> {say(messages.download)}
        </a>
      </div>
    )
  }
  return (
    <div className="recovery-codes">
      <h3>{say(messages.title)}</h3>
      <p>{left > 0 ? say(messages.left, { count: left }) : say(messages.noneLeft)}</p>
      <AccountForm form={form}>
        {left > 0 && <p className="account-facts">{say(messages.replaces)}</p>}
        <Button look="secondary" isBusy={!!form.sending}>
          {say(messages.make)}
        </Button>
      </AccountForm>
    </div>
  )
}
