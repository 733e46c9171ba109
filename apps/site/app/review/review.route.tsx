import * as messages from '@slovo/messages/review/page'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { unwrap } from '../visit/failure/unwrap.ts'
import { checkBeforeSending } from '../visit/form/check-before-sending.ts'
import { formAction, handleForm } from '../visit/form/handle-form.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import {
  type Database,
  databaseContext,
  readerContext,
  requireUser,
} from '../visit/session/session.server.ts'
import { changeWord } from '../words/change.server.ts'
import { changeForm, refusalMessage } from '../words/word-fields.tsx'
import type { Route } from './+types/review.route.ts'
import { unsentOwners } from './answers/unsent-owners.server.ts'
import { EditWord } from './card/edit-word.tsx'
import { useEditedCard } from './card/use-edited-card.ts'
import { loadReview } from './queue/load-review.server.ts'
import { readId, readTextId } from './review-url.ts'
import { ReviewPage } from './session/review-page.tsx'
import { ReviewWelcome } from './welcome.tsx'
import './card/card.css'
import './card/typed-answer.css'
import './session/end.css'
import './session/session.css'
import './welcome.css'

/** What is due today. Without script the card whose answer is shown is in the URL. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = context.get(readerContext)
  if (!reader) return { review: null }

  const textId = readTextId(url.searchParams)
  const [loaded, text] = await Promise.all([
    loadReview(context, reader, textId, { isStock: url.searchParams.has('stock') }),
    textId === null ? null : findText(context.get(databaseContext), textId),
  ])
  const shown = readId(url.searchParams.get('shown'))
  const isShown = loaded.cards.some(({ id }) => id === shown)
  const cards = isShown
    ? loaded.cards.toSorted((a, b) => Number(b.id === shown) - Number(a.id === shown))
    : loaded.cards
  return {
    review: {
      loaded: { ...loaded, cards },
      readerId: reader.id,
      owners: unsentOwners(context, reader),
      text,
      answer: isShown ? (url.searchParams.get('typed') ?? '').slice(0, 100) : null,
      stamp: { id: crypto.randomUUID(), shownAt: new Date().toISOString() },
    },
  }
}

async function findText(database: Database, id: number) {
  return unwrap(await database.from('materials').select('id, title').eq('id', id).maybeSingle())
}

const change = handleForm(changeForm, async ({ context, url, form, values, say, done, refuse }) => {
  const reader = requireUser(context, url)
  const outcome = await changeWord(context, reader, Number(form.get('word')), values)
  if (outcome.kind === 'changed') return done(messages.changed)
  return refuse({ errors: { word_ru: say(refusalMessage(outcome.refusal)) } })
})

export const action = formAction(change)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, changeForm)

export const meta: Route.MetaFunction = (around) => {
  const say = sayIn[localeOf(around.location.pathname)]
  const title = say(messages.title)
  return pageMeta(around, { title, description: say(messages.description), type: 'website' })
}

export default function ReviewRoute({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const [edited, setEdited] = useEditedCard(review, actionData)

  if (!review) return <ReviewWelcome />
  const { readerId, ...begun } = review
  return (
    <>
      <ReviewPage key={`${readerId} ${begun.text?.id}`} {...begun} onEdit={setEdited} />
      <EditWord card={edited} answer={actionData} onClose={() => setEdited(null)} />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
