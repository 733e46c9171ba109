import { data, deletion, language, page } from '@slovo/messages/account/page'
import { passkeys } from '@slovo/messages/account/passkeys'
import { factors } from '@slovo/messages/account/second-factors'
import { email, identities, password, sessions } from '@slovo/messages/account/sign-in'
import { myResults } from '@slovo/messages/activities'
import type { ReactNode } from 'react'
import { dateFormat } from '../../ui/date-format.ts'
import { useLocale, useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import type { UsedForm } from '../../visit/form/use-form.ts'

interface SectionProps {
  id: string
  title: string
  intro?: string
  children: ReactNode
}

/** One part of the account, with an address of its own on the page. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="account-section">
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p className="account-intro">{intro}</p>}
      {children}
    </section>
  )
}

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

interface AccountFormProps {
  form: UsedForm
  className?: string
  children: ReactNode
}

/** A form of the account page: its answer comes to the same page, which stays where it is. */
export function AccountForm({ className = '', ...rest }: AccountFormProps) {
  return <PostForm preventScrollReset className={`account-form ${className}`} {...rest} />
}

/** A moment as its day, the same on the server and in the browser. */
export function useDay() {
  const format = dateFormat(useLocale(), { dateStyle: 'long' })
  return (moment: string) => format.format(new Date(moment))
}
