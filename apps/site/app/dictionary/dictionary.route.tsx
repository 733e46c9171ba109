import { say } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { errors, successes } from '@slovo/messages/errors'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Flashcards } from '../flashcards/flashcards.tsx'
import { localeOf } from '../ui/local-path.ts'
import { showToast } from '../ui/toast.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { isFromScript, keepToast, stayWithToast } from '../visit/form/toast.server.ts'
import { databaseContext, localeContext, requireUser } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { addWord, readIds, readWord, removeWords } from '../words/change.server.ts'
import { countWords, listTexts, listWords, listWordsToReview } from '../words/list.server.ts'
import type { Route } from './+types/dictionary.route.ts'
import type { AddOutcome } from './add-word.tsx'
import { DictionaryPage } from './dictionary-page.tsx'
import { readListQuery } from './list-query.ts'
import { readTyped } from './typed-word.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const database = context.get(databaseContext)
  const query = readListQuery(url.searchParams)
  if (url.searchParams.has('flashcards')) {
    return { review: await listWordsToReview(database, reader, query), list: null }
  }
  const [page, texts, count] = await Promise.all([
    listWords(database, reader, query),
    listTexts(database),
    countWords(database, reader),
  ])
  return { review: null, list: { ...page, query, texts, count } }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const database = context.get(databaseContext)
  const { log } = context.get(visitContext)
  const form = await request.formData()

  if (form.get('intent') === 'add') {
    const { word, values, message } = readWord(form)
    const refusal = word ? await addWord(database, log, word) : message
    if (refusal) {
      const refused: AddOutcome = { kind: 'refused', values, message: refusal }
      return data(refused, { status: isFromScript(request) ? 200 : 422 })
    }
    keepToast(context, 'success', say(locale, successes.translationAdded))
    return isFromScript(request)
      ? data<AddOutcome>({ kind: 'added' })
      : redirect(url.pathname + url.search)
  }

  const isOne = form.get('intent') === 'delete'
  const count = await removeWords(database, log, reader, readIds(form.getAll('id')))
  if (count > 0) {
    return stayWithToast(
      context,
      request,
      url,
      'success',
      say(locale, dictionary.deleted, { count }),
    )
  }
  const refusal = isOne ? errors.deleteWord : errors.deleteWords
  return stayWithToast(context, request, url, 'error', say(locale, refusal))
}

/** When the server cannot be reached, a change is refused and undone; what was typed stays in its form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { values, isAdding } = readTyped(await request.clone().formData())
  try {
    return await serverAction()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    if (!isAdding) showToast('error', errors.unexpected[localeOf(new URL(request.url).pathname)])
    return { kind: 'refused', values, message: errors.unknown } satisfies AddOutcome
  }
}

export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionResult?.kind === 'refused' ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), dictionary.title)} · Slovo` },
]

export default function DictionaryRoute({ loaderData: { review, list } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if (review) return <Flashcards words={review} closeAddress={pathname} />
  return <DictionaryPage {...list} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
