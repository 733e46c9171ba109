import * as dictionary from '@slovo/messages/dictionary'
import { errors, successes } from '@slovo/messages/errors'
import { data, useLocation } from 'react-router'
import { Flashcards } from '../flashcards/flashcards.tsx'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { checkBeforeSending, rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { typedIn } from '../visit/form/check-form.ts'
import type { FormRefusal } from '../visit/form/define-form.ts'
import { isFromScript } from '../visit/form/from-script.server.ts'
import { formAction, handleForm } from '../visit/form/handle-form.server.ts'
import { redirectWithToast, stayWithToast } from '../visit/form/toast.server.ts'
import { offerRouted } from '../visit/own/own-page.server.ts'
import { databaseContext, requireUser } from '../visit/session/session.server.ts'
import { countWords, listTexts, listWords, listWordsToReview } from '../words/list.server.ts'
import { removeForNow } from '../words/put-back.server.ts'
import { saveWord } from '../words/save.server.ts'
import { addForm, refusalMessage } from '../words/word-fields.tsx'
import type { Route } from './+types/dictionary.route.ts'
import { deleteWordsForm } from './delete-words-form.ts'
import { ownDictionary } from './dictionary.own.tsx'
import { DictionaryPage } from './dictionary-page.tsx'
import { askDictionary, readDictionary } from './own-dictionary.server.ts'
import { sayRemoved } from './removed-words.ts'
import { isFirstPage, readWordQuery } from './word-query.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const database = context.get(databaseContext)
  const query = readWordQuery(url.searchParams)
  if (url.searchParams.has('flashcards')) {
    return { review: await listWordsToReview(database, reader, query), list: null }
  }
  if (isFirstPage(query)) {
    const said = await askDictionary(database)
    offerRouted(context, ownDictionary, said)
    return { review: null, list: readDictionary(said) }
  }
  const [page, texts, count] = await Promise.all([
    listWords(database, reader, query),
    listTexts(database),
    countWords(database, reader),
  ])
  return { review: null, list: { ...page, query, texts, count } }
}

const add = handleForm(addForm, async ({ context, request, url, values, say, refuse }) => {
  const outcome = await saveWord(context, values)
  if (outcome.kind === 'refused') {
    const refusal = say(refusalMessage(outcome.refusal))
    return refuse({ errors: { word_ru: refusal }, refusal })
  }
  if (isFromScript(request)) return data({ kind: 'added' })
  return redirectWithToast(
    context,
    url.pathname + url.search,
    'success',
    say(successes.translationAdded),
  )
})

const deleteWords = handleForm(
  deleteWordsForm,
  async ({ context, request, url, intent, values, say }) => {
    const removed = await removeForNow(context, requireUser(context, url), values.id)
    if (removed.length > 0 && isFromScript(request)) return data({ kind: 'removed', removed })
    const count = removed.length
    if (count > 0) {
      return stayWithToast(context, request, url, 'success', say(dictionary.deleted, { count }))
    }
    const refusal = refusalOf(intent, values.id)
    return stayWithToast(context, request, url, 'error', say(refusal))
  },
)

function refusalOf(intent: string, ids: string[]) {
  if (intent === 'delete') return errors.deleteWord
  return ids.some(Boolean) ? errors.deleteWords : dictionary.nothingChecked
}

export async function action(posted: Route.ActionArgs) {
  requireUser(posted.context, posted.url)
  return answerForms(posted)
}

const answerForms = formAction(add, deleteWords)

/** On a network error a word to add stays in its form, with the specified reason; a removed one comes back. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData()
  if (sent.get('intent') !== 'add') {
    const answer = await rollBackOnNetworkError(serverAction)
    if (answer && 'removed' in answer) sayRemoved(answer.removed)
    return answer
  }

  const refuseUnsent = (): FormRefusal => {
    const refusal = errors.unknown[localeOf(location.pathname)]
    return { kind: 'refused', intent: 'add', typed: typedIn(addForm, sent), errors: {}, refusal }
  }
  const post = () =>
    serverAction().catch((cause) => {
      if (cause instanceof Response) throw cause
      return data(refuseUnsent(), { status: 503 })
    })
  return checkBeforeSending({ request, serverAction: post }, addForm)
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn[localeOf(location.pathname)](dictionary.title)} · Slovo` },
]

export default function DictionaryRoute({ loaderData: { review, list } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if (review) return <Flashcards words={review} closeUrl={pathname} />
  return <DictionaryPage {...list} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
