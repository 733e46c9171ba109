import { mailCode, mailCodeIntro, waysIn } from '@slovo/messages/ways-in'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { CodeForm } from '../page/code-form.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import { mailCodeForm } from './mail-code-form.ts'

/** A mail is on its way: its link opens the session, and so does its code. */
export function MailCodePage({ email, answer }: { email: string; answer: object }) {
  const say = useSay()
  const { search } = useLocation()
  const form = useForm(mailCodeForm, answer, { email })
  return (
    <SignInPage
      title={say(mailCode.title)}
      intro={say(mailCodeIntro, { email })}
      foot={
        <Link to={`/signin${search}`} reloadDocument className="text-link">
          {say(waysIn.back)}
        </Link>
      }
    >
      <CodeForm form={form} code={form.field('code')} label={say(mailCode.label)} />
    </SignInPage>
  )
}
