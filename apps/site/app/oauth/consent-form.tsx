import { consent, leadsBack, signedInAs } from '@slovo/messages/applications'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { useForm } from '../visit/form/use-form.ts'
import type { Asking } from './consent.server.ts'
import { consentForm } from './oauth-forms.ts'

const meanings = new Map([
  ['openid', consent.identity],
  ['email', consent.email],
  ['profile', consent.profile],
  ['phone', consent.phone],
])

interface ConsentFormProps {
  asking: Asking
  answer: object | null | undefined
}

/** What an application would be able to do, and the two answers. */
export function ConsentForm({ asking, answer }: ConsentFormProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const form = useForm(consentForm, answer)
  return (
    <>
      <PostForm form={form} className="sign-in-form">
        <Refusal answer={form.refused} />
        <ul className="consent-list">
          {asking.scopes.map((scope) => {
            const meaning = meanings.get(scope)
            return <li key={scope}>{meaning ? say(meaning) : scope}</li>
          })}
          <li>{say(consent.words)}</li>
        </ul>
        <p className="consent-note">{say(consent.never)}</p>
        <p className="consent-note">{say(leadsBack, { host: asking.host })}</p>
        <Button name="intent" value="approve" isBusy={form.sending === 'approve'}>
          {say(consent.allow)}
        </Button>
        <Button name="intent" value="deny" look="secondary" isBusy={form.sending === 'deny'}>
          {say(consent.deny)}
        </Button>
      </PostForm>
      <Form method="post" action={localPath('/signout')} className="consent-person">
        {asking.email && <span>{say(signedInAs, { email: asking.email })}</span>}{' '}
        {say(consent.notYou)}{' '}
        <button type="submit" className="text-link">
          {say(consent.signOut)}
        </button>
      </Form>
    </>
  )
}
