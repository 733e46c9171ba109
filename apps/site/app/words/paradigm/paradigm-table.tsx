import { type Lang, lookupKey } from '@slovo/language'
import type { Message } from '@slovo/messages'
import * as messages from '@slovo/messages/words/paradigm'
import { useSay } from '../../ui/say.ts'
import type { CellForms, FormTable } from './form-table.ts'

interface ParadigmTableProps {
  table: FormTable
  lang: Lang
  /** What a screen reader says with the table. */
  word: string
  /** The form that stands in a text, as it is stressed there; it is marked. */
  present?: string | undefined
}

/** One table of a paradigm; where it is wider than its place it can be scrolled. */
export function ParadigmTable({ table, lang, word, present }: ParadigmTableProps) {
  const { caption, columns, rows } = table
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard.
    <section className="paradigm-table" tabIndex={0} aria-label={`${say(caption)}, ${word}`}>
      <table>
        <caption>{say(caption)}</caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              <td />
              {columns.map((name) => (
                <th key={name.fr} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={typeof name === 'string' ? name : name.fr}>
              <RowName name={name} lang={lang} />
              {cells.map((forms, place) => (
                <td key={columns[place]?.fr ?? place} lang={lang}>
                  <Forms forms={forms} present={present} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function RowName({ name, lang }: { name: Message | string; lang: Lang }) {
  const say = useSay()
  return typeof name === 'string' ? (
    <th scope="row" lang={lang}>
      {name}
    </th>
  ) : (
    <th scope="row">{say(name)}</th>
  )
}

/** The forms of one cell, one below the other: a Russian form is not broken. */
function Forms({ forms, present }: { forms: CellForms; present: string | undefined }) {
  const say = useSay()
  if (forms.length === 0) return '—'
  return forms.map(({ text, isDoubtful }) => (
    <span key={text} className={isDoubtful ? 'form is-doubtful' : 'form'}>
      {isPresent(text, present) ? (
        <mark>
          {text}
          <span className="visually-hidden"> ({say(messages.presentForm)})</span>
        </mark>
      ) : (
        text
      )}
      {isDoubtful && (
        <>
          <span aria-hidden="true">*</span>
          <span className="visually-hidden"> ({say(messages.doubtful)})</span>
        </>
      )}
    </span>
  ))
}

/** го́ловы is not головы́; a form without a mark is any of the same letters. */
function isPresent(text: string, present: string | undefined): boolean {
  if (present === undefined || lookupKey(text) !== lookupKey(present)) return false
  const isMarked = present.includes('\u0301') && text.includes('\u0301')
  return !isMarked || text.toLowerCase() === present.toLowerCase()
}
