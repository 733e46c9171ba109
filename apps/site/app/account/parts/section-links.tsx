import { data, deletion, language, page } from '@slovo/messages/account/page'
import { passkeys } from '@slovo/messages/account/passkeys'
import { factors } from '@slovo/messages/account/second-factors'
import { email, identities, password, sessions } from '@slovo/messages/account/sign-in'
import { myResults } from '@slovo/messages/activities'
import { useSay } from '../../ui/say.ts'

const sections = [
  ['email', email.title],
  ['password', password.title],
  ['language', language.title],
  ['identities', identities.title],
  ['factors', factors.title],
  ['passkeys', passkeys.title],
  ['sessions', sessions.title],
  ['results', myResults.title],
  ['data', data.title],
  ['deletion', deletion.title],
] as const

/** The ways to the parts of a long page. */
export function SectionLinks({ hasPasskeys }: { hasPasskeys: boolean }) {
  const say = useSay()
  return (
    <nav aria-label={say(page.sections)} className="account-links">
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
