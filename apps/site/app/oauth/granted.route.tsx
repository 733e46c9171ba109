import { say as sayIn } from '@slovo/messages'
import { granted, revokeOf, since } from '@slovo/messages/applications'
import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import type { Route } from './+types/granted.route.ts'
import { listGranted, revokeGranted } from './granted.server.ts'
import './oauth.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { applications: await listGranted(context, url) }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  revokeGranted(context, request, url)

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
              <Form method="post">
                <Button name="client" value={id} look="danger" aria-label={say(revokeOf, { name })}>
                  {say(granted.revoke)}
                </Button>
              </Form>
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
