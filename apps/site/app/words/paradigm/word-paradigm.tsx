import type { ParadigmPlace } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/words/paradigm'
import { useSay } from '../../ui/say.ts'
import { frenchTables } from './french-tables.ts'
import { ParadigmTable } from './paradigm-table.tsx'
import { russianTables } from './russian-tables.ts'

interface WordParadigmProps {
  word: {
    lemma: string
    stressed: string
    aspect?: 'imperfectif' | 'perfectif' | undefined
    paradigm: readonly ParadigmPlace[]
  }
  lang: Lang
  /** The form that stands in a text, as it is stressed there. */
  present?: string | undefined
}

/** All forms of a word in the tables of a grammar. */
export function WordParadigm({ word, lang, present }: WordParadigmProps) {
  const say = useSay()
  const { lemma, stressed, aspect, paradigm } = word
  const tables = lang === 'ru' ? russianTables(paradigm, aspect) : frenchTables(paradigm, lemma)
  if (tables.length === 0) return <p>{say(messages.noForms)}</p>

  return (
    <div className="paradigm">
      {tables.map((table) => (
        <ParadigmTable key={table.caption.fr} word={stressed} {...{ table, lang, present }} />
      ))}
      {paradigm.some(({ forms }) => forms.some(({ isDoubtful }) => isDoubtful)) && (
        <p className="paradigm-legend">* {say(messages.doubtful)}</p>
      )}
    </div>
  )
}
