import * as messages from '@slovo/messages/account'
import { myResults } from '@slovo/messages/activities'
import { useSay } from '../ui/say.ts'

const sections = [
  ['email', messages.email.title],
  ['password', messages.password.title],
  ['language', messages.language.title],
  ['identities', messages.identities.title],
  ['factors', messages.factors.title],
  ['passkeys', messages.passkeys.title],
  ['sessions', messages.sessions.title],
  ['results', myResults.title],
  ['data', messages.data.title],
  ['deletion', messages.deletion.title],
] as const

/** The ways to the parts of a long page. */
export function SectionLinks({ hasPasskeys }: { hasPasskeys: boolean }) {
  const say = useSay()
  return (
    <nav aria-label={say(messages.page.sections)} className="account-links">
      <ul>
        {sections.map(
          ([id, title]) =>
            (id !== 'passkeys' || hasPasskeys) && (
              <li key={id}>
                <a href={`#${id}`}>{say(title)}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
