import * as files from '@slovo/messages/import/file'
import { type FileFaultKind, limits } from '@slovo/word-files'
import { data, Form, redirect, useActionData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { localeOf, localPath } from '../../ui/local-path.ts'
import { sayIn, useSay } from '../../ui/say.ts'
import { ErrorPage } from '../../visit/failure/error-page.tsx'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { databaseContext, localeContext, requireUser } from '../../visit/session/session.server.ts'
import type { Route } from './+types/import.route.ts'
import { ImportList } from './import-list.tsx'
import { listImports } from './imports.server.ts'
import { faultOfReceiving, receiveFile } from './receive-file.server.ts'
import './import.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  return { imports: await listImports(context.get(databaseContext), reader) }
}

/** The file arrives as a stream: a visitor is sent to sign in before any of it is read. */
export async function action({ context, request, url }: Route.ActionArgs) {
  requireUser(context, url)
  try {
    const id = await receiveFile(context, request)
    return redirect(localPath(context.get(localeContext), `/dictionary/import/${id}`))
  } catch (cause) {
    const fault = faultOfReceiving(cause)
    if (!fault) throw cause
    return data({ fault }, { status: 400 })
  }
}

/** What is too large is not sent at all; where the line breaks, the file stays chosen. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const file = (await request.clone().formData()).get('file')
  const tooLarge: { fault: FileFaultKind } = { fault: 'too-large' }
  if (file instanceof File && file.size > limits.file) return tooLarge
  return rollBackOnNetworkError(serverAction)
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn[localeOf(location.pathname)](files.title)} · Slovo` },
]

export default function ImportRoute({ loaderData: { imports } }: Route.ComponentProps) {
  const say = useSay()
  const { state, formMethod } = useNavigation()
  const answer = useActionData<{ fault?: FileFaultKind }>()
  const isReading = state !== 'idle' && formMethod === 'POST'
  return (
    <section className="import">
      <h1>{say(files.title)}</h1>
      <p>{say(files.intro)}</p>
      <Form method="post" encType="multipart/form-data" className="import-file">
        <FieldFrame
          label={say(files.label)}
          hint={say(files.hint)}
          error={answer?.fault && say(files.faults[answer.fault])}
        >
          {(own) => (
            <input
              {...own}
              type="file"
              name="file"
              required
              accept=".apkg,.colpkg,.csv,.tsv,.txt"
              className="input"
            />
          )}
        </FieldFrame>
        <div className="actions">
          <Button isBusy={isReading}>{say(isReading ? files.reading : files.read)}</Button>
          <ButtonLink to="/dictionary" look="secondary">
            {say(files.back)}
          </ButtonLink>
        </div>
      </Form>
      {imports.length > 0 && <ImportList imports={imports} />}
    </section>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
