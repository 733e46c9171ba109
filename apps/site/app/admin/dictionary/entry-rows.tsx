import { correctWord, dictionary } from '@slovo/messages/admin/dictionary'
import { partsOfSpeech } from '@slovo/messages/reading/page'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { Day } from '../list/list-rows.tsx'
import { identityOf } from './identity.ts'
import type { FoundEntry } from './list-entries.server.ts'

interface OwnEntryRow {
  id: number
  lang: 'ru' | 'fr'
  lemma: string
  pos: keyof typeof partsOfSpeech
  class: string
  translations: string[]
  updated_at: string
}

/** An entry of the site; its word leads to its editor. */
export function EntryRow({ entry }: { entry: OwnEntryRow }) {
  const say = useSay()
  const { id, lang, lemma, pos, class: name, translations, updated_at } = entry
  return (
    <li className="admin-row">
      <Link to={`/admin/dictionary/${id}`} className="admin-row-title" lang={lang}>
        {lemma}
      </Link>
      <span className="admin-row-facts">
        {[say(partsOfSpeech[pos]), name, translations.join(', ')].filter(Boolean).join(' · ')} ·{' '}
        <Day at={updated_at} />
      </span>
    </li>
  )
}

/** An entry that was found: an own one is changed, a shipped one is corrected in a copy. */
export function FoundRow({ word }: { word: FoundEntry }) {
  const say = useSay()
  const { id, lang, lemma, stressed, pos, class: name, definitions } = word
  const copy = new URLSearchParams({ lang, lemma, copy: identityOf(word) })
  return (
    <li className="admin-row">
      <span className="admin-row-title">
        <b lang={lang}>{stressed}</b>{' '}
        {id !== null && <span className="badge badge-published">{say(dictionary.isOwn)}</span>}
      </span>
      <span className="admin-row-facts">
        {[say(partsOfSpeech[pos]), name, definitions.join(', ')].filter(Boolean).join(' · ')}
      </span>
      <ButtonLink
        to={id === null ? `/admin/dictionary/new?${copy}` : `/admin/dictionary/${id}`}
        look="quiet"
        aria-label={say(correctWord, { word: stressed })}
      >
        {say(id === null ? dictionary.correct : dictionary.change)}
      </ButtonLink>
    </li>
  )
}
