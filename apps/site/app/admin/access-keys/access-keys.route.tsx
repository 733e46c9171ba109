import { say as sayIn } from '@slovo/messages'
import { accessKeys, revokeKey } from '@slovo/messages/admin/access-keys'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { useRootData } from '../../visit/page/root-data.ts'
import { Day } from '../list/list-rows.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/access-keys.route.ts'
import { createAccessKey, keepsOwnKeys, listKeys, revokeAccessKey } from './access-keys.server.ts'
import { createForm, revokeKeyForm } from './key-forms.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  return { keys: keepsOwnKeys(admin) ? await listKeys(admin) : null }
}

export async function action(posted: Route.ActionArgs) {
  requireAdmin(posted.context, posted.url)
  return answerForms(posted)
}

const answerForms = formAction(createAccessKey, revokeAccessKey)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), accessKeys.title)} · Slovo` },
]

export default function AccessKeysRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { keys } = loaderData
  const made = actionData && 'made' in actionData ? actionData.made : undefined
  const form = useForm(createForm, actionData)
  return (
    <>
      <h1>{say(accessKeys.title)}</h1>
      {keys === null ? (
        <p>{say(accessKeys.elsewhere)}</p>
      ) : (
        <>
          <p>{say(accessKeys.intro)}</p>
          {made && <MadeKey {...made} />}
          <PostForm key={made?.access_key} form={form} className="new-key">
            <Field
              label={say(accessKeys.purpose)}
              hint={say(accessKeys.purposeHint)}
              autoComplete="off"
              {...form.field('description')}
            />
            <Button>{say(accessKeys.create)}</Button>
          </PostForm>
          {keys.length === 0 && <p className="list-note">{say(accessKeys.none)}</p>}
          <ul className="admin-rows">
            {keys.map((key) => (
              <KeyRow key={key.id} {...key} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function MadeKey({ access_key, secret_key }: { access_key: string; secret_key: string }) {
  const say = useSay()
  const siteUrl = useRootData()?.siteUrl ?? ''
  const lines = [
    [accessKeys.endpoint, `${siteUrl}/storage/v1/s3`],
    [accessKeys.id, access_key],
    [accessKeys.secret, secret_key],
  ] as const
  return (
    <section role="status" className="made-key">
      <h2>{say(accessKeys.made)}</h2>
      <p>{say(accessKeys.once)}</p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={value}>
            <dt>{say(name)}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p className="field-hint">{say(accessKeys.usage)}</p>
    </section>
  )
}

interface KeyRowProps {
  id: string
  description: string
  access_key: string
  created_at: string
}

function KeyRow({ id, description, access_key, created_at }: KeyRowProps) {
  const say = useSay()
  const name = description || say(accessKeys.unnamed)
  const form = useForm(revokeKeyForm, null, { key: id })
  return (
    <li className="user-row">
      <p className="user-mail">
        {name}
        <small>
          <code>{access_key}</code> · {say(accessKeys.since)} <Day at={created_at} />
        </small>
      </p>
      <PostForm form={form} className="user-form">
        <Button look="danger" aria-label={say(revokeKey, { name })}>
          {say(accessKeys.revoke)}
        </Button>
      </PostForm>
    </li>
  )
}
