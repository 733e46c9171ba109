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
import { countWords, listTexts, listWords, listWordsToReview } from '../words/list.server.ts'
import { removeWords } from '../words/remove.server.ts'
import { saveWord } from '../words/save.server.ts'
import type { Route } from './+types/dictionary.route.ts'
import type { AddOutcome } from './add-word.tsx'
import { DictionaryPage } from './dictionary-page.tsx'
import { type RefusedWord, readTyped, readWord, refusalMessage } from './word-form.ts'
import { readWordQuery } from './word-query.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const database = context.get(databaseContext)
  const query = readWordQuery(url.searchParams)
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
  const form = await request.formData()

  if (form.get('intent') === 'add') {
    const values = readTyped(form)
    const { word, message } = readWord(values)
    const refusal = word ? refusalMessage(await saveWord(context, word)) : message
    if (refusal) {
      const refused: AddOutcome = { kind: 'refused', values, message: refusal }
      return data(refused, { status: isFromScript(request) ? 200 : 422 })
    }
    keepToast(context, 'success', say(locale, successes.translationAdded))
    return isFromScript(request)
      ? data<AddOutcome>({ kind: 'added' })
      : redirect(url.pathname + url.search)
  }

  const count = await removeWords(context, reader, form.getAll('id'))
  if (count > 0) {
    const removed = say(locale, dictionary.deleted, { count })
    return stayWithToast(context, request, url, 'success', removed)
  }
  const refusal = form.get('intent') === 'delete' ? errors.deleteWord : errors.deleteWords
  return stayWithToast(context, request, url, 'error', say(locale, refusal))
}

/** On a network error a change is refused and rolled back; what was typed stays in its form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    if (form.get('intent') !== 'add') {
      showToast('error', errors.unexpected[localeOf(new URL(request.url).pathname)])
    }
    const refused: RefusedWord = {
      kind: 'refused',
      values: readTyped(form),
      message: errors.unknown,
    }
    return refused
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
  if (review) return <Flashcards words={review} closeUrl={pathname} />
  return <DictionaryPage {...list} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
