import { shared } from '@slovo/messages/account/page'
import { sessions as messages } from '@slovo/messages/account/sign-in'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { OwnSession } from '../account.server.ts'
import { othersForm, sessionForm } from '../forms.ts'
import { AccountForm, Section, useDay } from '../parts/section.tsx'

export function SessionsSection({ sessions }: { sessions: OwnSession[] }) {
  const say = useSay()
  const form = useForm(othersForm)
  return (
    <Section id="sessions" title={say(messages.title)} intro={say(messages.intro)}>
      <ul className="account-list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <AccountForm form={form}>
          <Button look="danger" isBusy={!!form.sending}>
            {say(messages.endOthers)}
          </Button>
        </AccountForm>
      )}
    </Section>
  )
}

function Session({ session }: { session: OwnSession }) {
  const say = useSay()
  const day = useDay()
  const form = useForm(sessionForm, null, { session: session.id })
  const device = session.device ? say(messages.on, session.device) : say(messages.unknownDevice)
  return (
    <li>
      <div className="account-item">
        <p>
          {device}
          {session.isCurrent && <span className="badge">{say(messages.current)}</span>}
        </p>
        <p className="account-facts">{say(shared.lastUsed, { date: day(session.lastUsedAt) })}</p>
      </div>
      {!session.isCurrent && (
        <AccountForm form={form} className="account-row">
          <Button
            look="danger"
            isBusy={!!form.sending}
            aria-label={say(messages.endNamed, { device })}
          >
            {say(messages.end)}
          </Button>
        </AccountForm>
      )}
    </li>
  )
}
