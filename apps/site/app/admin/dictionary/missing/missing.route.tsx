import { say as sayIn } from '@slovo/messages'
import { addWord, askedTimes, dictionary, dismissWord } from '@slovo/messages/admin/dictionary'
import { editor } from '@slovo/messages/admin/editor'
import { ChevronLeft } from 'lucide-react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { localeOf } from '../../../ui/local-path.ts'
import { useSay } from '../../../ui/say.ts'
import { rollBackOnNetworkError } from '../../../visit/form/check-before-sending.ts'
import { formAction } from '../../../visit/form/handle-form.server.ts'
import { PostForm } from '../../../visit/form/post-form.tsx'
import { useForm } from '../../../visit/form/use-form.ts'
import { readPageNumber, writeListQuery } from '../../../visit/url/list-query.ts'
import { PageLinks } from '../../list/list-controls.tsx'
import { Day } from '../../list/list-rows.tsx'
import { requireAdmin } from '../../require-admin.server.ts'
import type { Route } from './+types/missing.route.ts'
import { dismissForm } from './dismiss-form.ts'
import { dismissMissing, listMissing, WORDS_PER_PAGE } from './missing.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPageNumber(url.searchParams)
  const listed = await listMissing(requireAdmin(context, url), page)
  return { page, ...listed, last: Math.ceil(listed.count / WORDS_PER_PAGE) }
}

export async function action(posted: Route.ActionArgs) {
  requireAdmin(posted.context, posted.url)
  return formAction(dismissMissing)(posted)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), dictionary.missing)} · Slovo` },
]

export default function MissingRoute({ loaderData }: Route.ComponentProps) {
  const { rows, page, last, count } = loaderData
  const say = useSay()
  return (
    <>
      <Link to="/admin/dictionary" className="back-link">
        <ChevronLeft aria-hidden="true" />
        {say(editor.back)}
      </Link>
      <h1>{say(dictionary.missing)}</h1>
      <p className="list-note">
        {say(count > 0 ? dictionary.missingHint : dictionary.noneMissing)}
      </p>
      <ul className="admin-rows">
        {rows.map((row) => (
          <MissingRow key={`${row.lang} ${row.word}`} {...row} />
        ))}
      </ul>
      <PageLinks page={page} last={last} addressOf={(one) => writeListQuery({}, one)} />
    </>
  )
}

interface MissingRowProps {
  lang: 'ru' | 'fr'
  word: string
  count: number
  last_seen: string
}

function MissingRow({ lang, word, count, last_seen }: MissingRowProps) {
  const say = useSay()
  const form = useForm(dismissForm, null, { lang, word })
  const start = new URLSearchParams({ lang, lemma: word, from: 'missing' })
  return (
    <li className="admin-row">
      <b className="admin-row-title" lang={lang}>
        {word}
      </b>
      <span className="admin-row-facts">
        {say(askedTimes, { count })} · <Day at={last_seen} />
      </span>
      <div className="actions">
        <ButtonLink
          to={`/admin/dictionary/new?${start}`}
          look="secondary"
          aria-label={say(addWord, { word })}
        >
          {say(dictionary.add)}
        </ButtonLink>
        <PostForm form={form}>
          <Button look="quiet" aria-label={say(dismissWord, { word })}>
            {say(dictionary.dismiss)}
          </Button>
        </PostForm>
      </div>
    </li>
  )
}
