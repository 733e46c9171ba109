import { say as sayIn } from '@slovo/messages'
import { granted, revokeOf, since } from '@slovo/messages/account/applications'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { useForm } from '../visit/form/use-form.ts'
import type { Route } from './+types/granted.route.ts'
import { listGranted, revokeGranted } from './granted.server.ts'
import { revokeForm } from './oauth-forms.ts'
import './oauth.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { applications: await listGranted(context, url) }
}

export const action = formAction(revokeGranted)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), granted.title)} · Slovo` },
]

export default function GrantedRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { applications } = loaderData
  return (
    <section className="plain-page">
      <h1>{say(granted.title)}</h1>
      <p>{say(applications.length > 0 ? granted.intro : granted.empty)}</p>
      <Refusal answer={actionData ?? undefined} />
      {applications.length > 0 && (
        <ul className="granted-list">
          {applications.map(({ id, name, day }) => (
            <li key={id}>
              <div>
                <h2>{name}</h2>
                <p>{say(since, { day })}</p>
              </div>
              <RevokeForm client={id} name={name} />
            </li>
          ))}
        </ul>
      )}
      <Link to="/account" className="text-link">
        {say(granted.toAccount)}
      </Link>
    </section>
  )
}

function RevokeForm({ client, name }: { client: string; name: string }) {
  const say = useSay()
  const form = useForm(revokeForm, null, { client })
  return (
    <PostForm form={form}>
      <Button look="danger" isBusy={!!form.sending} aria-label={say(revokeOf, { name })}>
        {say(granted.revoke)}
      </Button>
    </PostForm>
  )
}
