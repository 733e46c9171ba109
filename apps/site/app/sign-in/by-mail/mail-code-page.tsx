import { mailCode, mailCodeIntro, waysIn } from '@slovo/messages/ways-in'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import type { SignInAnswer } from '../by-password/sign-in.server.ts'
import { CodeForm } from '../page/code-form.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'

/** A mail is on its way: its link opens the session, and so does its code. */
export function MailCodePage({ answer }: { answer: SignInAnswer }) {
  const say = useSay()
  const { search } = useLocation()
  return (
    <SignInPage
      title={say(mailCode.title)}
      intro={say(mailCodeIntro, { email: answer.email })}
      foot={
        <Link to={`/signin${search}`} reloadDocument className="text-link">
          {say(waysIn.back)}
        </Link>
      }
    >
      <CodeForm answer={answer} intent="mail-code" label={say(mailCode.label)}>
        <input type="hidden" name="email" value={answer.email} />
      </CodeForm>
    </SignInPage>
  )
}
