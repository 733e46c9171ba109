import { say } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import { data, Form, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { useLocale, useSay } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { databaseContext, localeContext, requireUser } from '../visit/session/session.server.ts'
import { changeWord } from '../words/change.server.ts'
import { findWord } from '../words/list.server.ts'
import { removeWords } from '../words/remove.server.ts'
import type { Route } from './+types/word.route.ts'
import { WordFields } from './word-fields.tsx'
import { type RefusedWord, readTyped, readWord, refusalMessage } from './word-form.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const id = Number(params.word)
  const word =
    Number.isSafeInteger(id) && (await findWord(context.get(databaseContext), reader, id))
  if (!word) throw data(null, { status: 404 })

  return { word }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const form = await request.formData()
  const list = localPath(locale, '/dictionary')

  if (form.get('intent') === 'delete') {
    const count = await removeWords(context, reader, [params.word])
    return count > 0
      ? redirectWithToast(context, list, 'success', say(locale, dictionary.deleted, { count }))
      : redirectWithToast(context, list, 'error', say(locale, errors.deleteWord))
  }

  const values = readTyped(form)
  const { word, message } = readWord(values)
  const id = Number(params.word)
  const refusal = word ? refusalMessage(await changeWord(context, reader, id, word)) : message
  if (refusal) {
    const refused: RefusedWord = { kind: 'refused', values, message: refusal }
    return data(refused, { status: 422 })
  }
  return redirectWithToast(context, list, 'success', say(locale, dictionary.changed))
}

/** On a network error what was typed stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = readTyped(await request.clone().formData())
  try {
    return await serverAction()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    return { kind: 'refused', values, message: errors.unexpected } satisfies RefusedWord
  }
}

export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult?.kind === 'refused' ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), dictionary.editTitle)} · Slovo` },
]

export default function WordRoute({ loaderData: { word }, actionData }: Route.ComponentProps) {
  const say = useSay()
  const locale = useLocale()
  const isSaving = useNavigation().state !== 'idle'

  return (
    <section className="edit-word">
      <h1>{say(dictionary.editTitle)}</h1>
      <Form method="post" className="edit-word-form">
        <WordFields values={actionData?.values ?? word} error={actionData?.message[locale]} />
        <div className="actions">
          <Button name="intent" value="save" isBusy={isSaving}>
            {say(dictionary.save)}
          </Button>
          <ButtonLink to="/dictionary" look="secondary">
            {say(dictionary.cancel)}
          </ButtonLink>
        </div>
      </Form>
      <Form method="post">
        <Button name="intent" value="delete" look="danger">
          {say(dictionary.remove)}
        </Button>
      </Form>
    </section>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
