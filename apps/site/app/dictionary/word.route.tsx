import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import { data } from 'react-router'
import { countSuspended, resumeWord } from '../review/answers/suspended-cards.server.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { sayIn, useSay } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { checkBeforeSending } from '../visit/form/check-before-sending.ts'
import { defineForm } from '../visit/form/define-form.ts'
import { formAction, handleForm } from '../visit/form/handle-form.server.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { useForm } from '../visit/form/use-form.ts'
import { databaseContext, localeContext, requireUser } from '../visit/session/session.server.ts'
import { changeWord, removeWords } from '../words/change.server.ts'
import { findWord } from '../words/list.server.ts'
import { changeForm, refusalMessage, WordFields } from '../words/word-fields.tsx'
import type { Route } from './+types/word.route.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const id = Number(params.word)
  const database = context.get(databaseContext)
  const word = Number.isSafeInteger(id) && (await findWord(database, reader, id))
  if (!word) throw data(null, { status: 404 })

  return { word, suspended: await countSuspended(database, reader, id) }
}

export async function action(posted: Route.ActionArgs) {
  const { context, params, url } = posted
  const reader = requireUser(context, url)
  const list = localPath(context.get(localeContext), '/dictionary')

  const change = handleForm(changeForm, async ({ values, say, refuse }) => {
    const outcome = await changeWord(context, reader, Number(params.word), values)
    if (outcome.kind === 'refused') {
      return refuse({ errors: { word_ru: say(refusalMessage(outcome.refusal)) } })
    }
    return redirectWithToast(context, list, 'success', say(dictionary.changed))
  })
  const remove = handleForm(removalForm, async ({ say }) => {
    const count = await removeWords(context, reader, [params.word])
    return count > 0
      ? redirectWithToast(context, list, 'success', say(dictionary.deleted, { count }))
      : redirectWithToast(context, list, 'error', say(errors.deleteWord))
  })
  const resume = handleForm(resumeForm, async ({ done }) => {
    const id = Number(params.word)
    if (!Number.isSafeInteger(id)) throw data(null, { status: 404 })
    await resumeWord(context.get(databaseContext), reader, id)
    return done(dictionary.resumed)
  })
  return formAction(change, remove, resume)(posted)
}

/** The word of these two is that of the page. */
const removalForm = defineForm({
  intents: ['delete'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

const resumeForm = defineForm({
  intents: ['resume'],
  fields: {},
  schema: ({ z }) => z.object({}),
})

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, changeForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn[localeOf(location.pathname)](dictionary.editTitle)} · Slovo` },
]

export default function WordRoute({
  loaderData: { word, suspended },
  actionData,
}: Route.ComponentProps) {
  const say = useSay()
  const form = useForm(changeForm, actionData)
  const removal = useForm(removalForm)
  const resuming = useForm(resumeForm)

  return (
    <section className="edit-word">
      <h1>{say(dictionary.editTitle)}</h1>
      <PostForm form={form} className="edit-word-form">
        <Refusal answer={form.refused} />
        <WordFields field={form.field} word={word} />
        <div className="actions">
          <Button isBusy={!!form.sending}>{say(dictionary.save)}</Button>
          <ButtonLink to="/dictionary" look="secondary">
            {say(dictionary.cancel)}
          </ButtonLink>
        </div>
      </PostForm>
      {suspended > 0 && (
        <PostForm form={resuming} className="suspended-cards">
          <p>{say(dictionary.suspended, { count: suspended })}</p>
          <Button look="secondary" isBusy={!!resuming.sending}>
            {say(dictionary.resume)}
          </Button>
        </PostForm>
      )}
      <PostForm form={removal}>
        <Button look="danger">{say(dictionary.remove)}</Button>
      </PostForm>
    </section>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
