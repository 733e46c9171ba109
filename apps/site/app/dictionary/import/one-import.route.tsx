import * as files from '@slovo/messages/import/file'
import * as previews from '@slovo/messages/import/preview'
import * as progress from '@slovo/messages/import/progress'
import { data, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { localeOf, localPath } from '../../ui/local-path.ts'
import { sayIn, useSay } from '../../ui/say.ts'
import { ErrorPage } from '../../visit/failure/error-page.tsx'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { isFromScript } from '../../visit/form/from-script.server.ts'
import { formAction, handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import {
  type Database,
  databaseContext,
  type Reader,
  requireUser,
} from '../../visit/session/session.server.ts'
import type { Route } from './+types/one-import.route.ts'
import { readColumns } from './chosen-columns.ts'
import { dropForm, startForm, takeForm, undoForm } from './import-forms.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import {
  countUntouchedWords,
  dropImport,
  findImport,
  startImport,
  undoImport,
  type WordImport,
} from './imports.server.ts'
import { previewImport } from './preview.server.ts'
import { takeParts } from './take-parts.server.ts'
import { type TakenStep, useTaking } from './use-taking.ts'
import './import.css'

/** With a progress bar, a request takes about as long as one step of it. */
const STEP_MS = 700

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const database = context.get(databaseContext)
  const found = await findImport(database, reader, params.import)
  const untouched = await countUntouched(database, found)
  const preview =
    found.status === 'waiting'
      ? await previewImport(database, reader, found, readColumns(url.searchParams))
      : null
  return { found, untouched, preview }
}

async function countUntouched(database: Database, { id, status }: WordImport): Promise<number> {
  const isTaken = status === 'running' || status === 'done'
  return isTaken ? await countUntouchedWords(database, id) : 0
}

async function stepOf(database: Database, reader: Reader, id: string): Promise<TakenStep> {
  const found = await findImport(database, reader, id)
  const isLast = found.status !== 'running'
  return { found, untouched: isLast ? await countUntouched(database, found) : null }
}

export async function action(posted: Route.ActionArgs) {
  const { context, params, request, url } = posted
  const reader = requireUser(context, url)
  const database = context.get(databaseContext)
  const { id } = await findImport(database, reader, params.import)
  const step = isFromScript(request) ? STEP_MS : undefined
  const take = async () => takeParts(database, reader, await findImport(database, reader, id), step)
  const list = localPath(localeOf(url.pathname), '/dictionary/import')

  return formAction(
    handleForm(startForm, async ({ values }) => {
      await startImport(database, reader, id, values)
      await take()
      return data({ kind: 'started' as const })
    }),
    handleForm(takeForm, async () => {
      await take()
      return data({ kind: 'taken' as const, ...(await stepOf(database, reader, id)) })
    }),
    handleForm(undoForm, async ({ say }) => {
      await undoImport(database, id)
      return redirectWithToast(context, list, 'success', say(progress.undoneToast))
    }),
    handleForm(dropForm, async ({ say }) => {
      await dropImport(database, reader, id)
      return redirectWithToast(context, list, 'success', say(previews.dropped))
    }),
  )(posted)
}

/** A lost connection stops the progress bar; what was taken stays, and the import goes on from there. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = Object.fromEntries(await request.clone().formData())
  if (intent !== 'take') return rollBackOnNetworkError(serverAction)
  return serverAction().catch((cause) => {
    if (cause instanceof Response) throw cause
    // After this status nothing is loaded anew, which would fail too.
    return data({ kind: 'failed' as const }, { status: 503 })
  })
}

/** Each step answers how far the import has come. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionResult?.kind !== 'taken' && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn[localeOf(location.pathname)](files.title)} · Slovo` },
]

export default function OneImportRoute({ loaderData }: Route.ComponentProps) {
  const taking = useTaking(loaderData)
  const { now } = taking
  const { found } = now
  const { preview } = loaderData
  const say = useSay()
  const answer = useActionData<{ kind?: string }>()
  return (
    <section className="import">
      <h1>{say(files.title)}</h1>
      <p>
        {say(files.about, {
          file: found.file_name,
          source: say(files.sources[found.source]),
          count: found.row_count,
        })}
      </p>
      {preview && <ImportPreview found={found} preview={preview} />}
      {found.status === 'running' && (
        <ImportProgress taking={taking} beginsAtOnce={answer?.kind === 'started'} />
      )}
      {(found.status === 'done' || found.status === 'undone') && <ImportResult now={now} />}
      <div className="actions">
        <ButtonLink to="/dictionary/import" look="quiet">
          {say(progress.earlier)}
        </ButtonLink>
      </div>
    </section>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
