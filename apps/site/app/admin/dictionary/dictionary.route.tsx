import { say as sayIn } from '@slovo/messages'
import { addWord, dictionary, missingCount } from '@slovo/messages/admin/dictionary'
import { Plus } from 'lucide-react'
import { redirect } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { FilterForm } from '../../ui/filter-form.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { readPageNumber, readSearch, writeListQuery } from '../../visit/url/list-query.ts'
import { PageLinks } from '../list/list-controls.tsx'
import { UndoStrip } from '../list/list-rows.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/dictionary.route.ts'
import { EntryRow, FoundRow } from './entry-rows.tsx'
import {
  deleteEntry,
  ENTRIES_PER_PAGE,
  findDeleted,
  listEntries,
  restoreEntry,
  searchEntries,
} from './list-entries.server.ts'
import { countMissing } from './missing/missing.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const query = url.searchParams
  const [search, page] = [readSearch(query), readPageNumber(query)]
  if ([...query.values()].includes('')) throw redirect(url.pathname)
  const [own, found, missing, undo] = await Promise.all([
    listEntries(admin, page),
    search ? searchEntries(admin, search) : undefined,
    countMissing(admin),
    findDeleted(admin, Number(query.get('deleted'))),
  ])
  return { search, page, ...own, found, missing, undo, perPage: ENTRIES_PER_PAGE }
}

export async function action(posted: Route.ActionArgs) {
  requireAdmin(posted.context, posted.url)
  return answerForms(posted)
}

const answerForms = formAction(restoreEntry, deleteEntry)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), dictionary.title)} · Slovo` },
]

export default function DictionaryRoute({ loaderData }: Route.ComponentProps) {
  const { search, page, rows, count, found, missing, undo, perPage } = loaderData
  const say = useSay()
  return (
    <>
      <header className="admin-head">
        <h1>{say(dictionary.title)}</h1>
        <ButtonLink to="/admin/dictionary/new">
          <Plus aria-hidden="true" />
          {say(dictionary.newEntry)}
        </ButtonLink>
      </header>
      {undo && <UndoStrip type="dictionary" row={undo} />}
      <p>
        <ButtonLink to="/admin/dictionary/missing" look="secondary">
          {say(missingCount, { count: missing })}
        </ButtonLink>
      </p>
      <FilterForm
        search={{ label: say(dictionary.search), value: search }}
        filters={[]}
        apply={say(dictionary.apply)}
        clear={search !== '' && say(dictionary.clear)}
      />
      {found !== undefined && <Found found={found} search={search} />}
      <section className="dictionary-part">
        <h2>{say(dictionary.own)}</h2>
        <p className="list-note">{say(count > 0 ? dictionary.ownHint : dictionary.noneOwn)}</p>
        <ul className="admin-rows">
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
        <PageLinks
          page={page}
          last={Math.ceil(count / perPage)}
          addressOf={(one) => writeListQuery({ q: search }, one)}
        />
      </section>
    </>
  )
}

type FoundProps = { found: Route.ComponentProps['loaderData']['found']; search: string }

function Found({ found, search }: FoundProps) {
  const say = useSay()
  return (
    <section className="dictionary-part">
      <h2>{say(dictionary.found)}</h2>
      {!found && <p role="alert">{say(dictionary.unavailable)}</p>}
      {found?.length === 0 && <p role="status">{say(dictionary.notFound)}</p>}
      <ul className="admin-rows">
        {found?.map((word) => (
          <FoundRow key={`${word.lang} ${word.stressed} ${word.pos} ${word.class}`} word={word} />
        ))}
      </ul>
      <p>
        <ButtonLink
          look="secondary"
          to={`/admin/dictionary/new?${new URLSearchParams({ lemma: search, lang: langOf(search) })}`}
        >
          {say(addWord, { word: search })}
        </ButtonLink>
      </p>
    </section>
  )
}

const langOf = (text: string) => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'fr')
