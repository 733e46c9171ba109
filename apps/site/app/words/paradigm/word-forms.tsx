import type { ParadigmPlace } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/words/all-forms'
import { useId, useState } from 'react'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import type { Lookup } from '../touch/glossary.ts'
import { PanelIcon } from '../touch/panel-icon.tsx'
import { wordPath } from '../word-path.ts'

interface WordFormsProps {
  lookup: Lookup
  lang: Lang
  /** The form that stands in the text, as it is stressed there. */
  present: string
  /** Whether the script runs; until then a link leads to the page of the word. */
  isEnhanced: boolean
}

/** What the tables are drawn with comes with the forms: most touches never ask for them. */
type Tables = typeof import('./word-paradigm.tsx')['WordParadigm']

type Loaded =
  | { state: 'closed' | 'loading' | 'failed' }
  | { state: 'open'; paradigm: ParadigmPlace[]; Tables: Tables }

/** « Toutes les formes »: the paradigm of a touched word, fetched when it is asked for. */
export function WordForms({ lookup, lang, present, isEnhanced }: WordFormsProps) {
  const say = useSay()
  const id = useId()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'closed' })
  const isOpen = loaded.state === 'open'
  const path = wordPath(lookup.lemma)

  if (!isEnhanced)
    return (
      <Link to={`${path}#forms`} className="forms-button">
        {say(messages.allForms)}
      </Link>
    )

  async function toggle() {
    if (isOpen) return setLoaded({ state: 'closed' })
    setLoaded({ state: 'loading' })
    setLoaded(await loadForms(path, lookup))
  }

  return (
    <div className="word-forms" aria-live="off">
      <button
        type="button"
        className="forms-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={loaded.state === 'loading' || undefined}
        onClick={() => void toggle()}
      >
        <PanelIcon of="unfold" />
        {say(messages.allForms)}
      </button>
      <p role="status" className="forms-note">
        {loaded.state === 'failed' && say(messages.formsFailed)}
      </p>
      {loaded.state === 'open' && (
        <div id={id}>
          <loaded.Tables word={{ ...lookup, paradigm: loaded.paradigm }} {...{ lang, present }} />
        </div>
      )}
    </div>
  )
}

async function loadForms(path: string, { stressed, pos }: Lookup): Promise<Loaded> {
  try {
    const [response, { WordParadigm: Tables }] = await Promise.all([
      fetch(`${path}/forms.json?${new URLSearchParams({ stressed, pos })}`),
      import('./word-paradigm.tsx'),
    ])
    if (!response.ok) return { state: 'failed' }
    const { paradigm } = await response.json()
    return { state: 'open', paradigm, Tables }
  } catch {
    // The note below the button says it, and the button tries again.
    return { state: 'failed' }
  }
}
