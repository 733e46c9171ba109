import { entryEditor, useClass } from '@slovo/messages/admin/dictionary'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'
import { WordParadigm } from '../../../words/paradigm/word-paradigm.tsx'
import type { CheckedEntry } from '../ask-dictionary.server.ts'
import type { EntryField } from './entry-form.ts'

interface FormsToConfirmProps extends Pick<CheckedEntry, 'paradigm' | 'proposals' | 'replaced'> {
  /** What these are the forms of. */
  typed: Partial<Record<EntryField, string>>
}

/** All forms that follow from the class, the other classes that the word may have, and what the entry replaces. */
export function FormsToConfirm({ paradigm, proposals, replaced, typed }: FormsToConfirmProps) {
  const say = useSay()
  const { lemma = '', lang, class: chosen = '' } = typed
  const aspect = chosen.startsWith('св ') ? 'perfectif' : 'imperfectif'
  const others = proposals.filter((name) => name !== chosen)
  return (
    <section className="entry-forms" aria-label={say(entryEditor.forms)}>
      {paradigm.length > 0 && (
        <>
          <h2>
            {say(entryEditor.forms)} {chosen && <span className="entry-class">{chosen}</span>}
          </h2>
          <p role="status">{say(entryEditor.confirm)}</p>
          <WordParadigm
            word={{ lemma, stressed: lemma, aspect, paradigm }}
            lang={lang === 'fr' ? 'fr' : 'ru'}
          />
        </>
      )}
      {others.length > 0 && (
        <div>
          <p>{say(entryEditor.proposed)}</p>
          <div className="actions">
            {others.map((name) => (
              <Button
                key={name}
                name="try"
                value={name}
                look="secondary"
                aria-label={say(useClass, { name })}
              >
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
      {replaced.length > 0 && (
        <div>
          <p>{say(entryEditor.replaces)}</p>
          <ul>
            {replaced.map(({ stressed, class: name, definitions }) => (
              <li key={`${stressed} ${name} ${definitions}`}>
                <b lang="ru">{stressed}</b> {name} — {definitions.join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
