import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import { alreadyKept, phraseHint, phraseKept } from '@slovo/messages/words/phrases'
import type { SubmitEvent } from 'react'
import { useSay } from '../../ui/say.ts'
import { useMustSignIn, useReader } from '../../visit/page/root-data.ts'
import { ownTranslations } from '../own-translations.ts'
import type { Words } from '../use-words.ts'
import { isAnswered, lookupsIn } from './glossary.ts'
import { OwnKept } from './own-kept.tsx'
import { OwnTranslation } from './own-translation.tsx'
import type { TouchedWord } from './use-touched-word.ts'

interface PanelOwnProps {
  touched: TouchedWord
  lang: Lang
  words: Words
  /** There once the script runs. */
  onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** At the end of the panel: the translations that the user wrote, one more, and what keeping takes or that it is done. */
export function PanelOwn({ touched, lang, words, onSubmit }: PanelOwnProps) {
  const { word, shown, answer, phrase } = touched
  const say = useSay()
  const isVisitor = useReader() === null
  const mustSignIn = useMustSignIn() || (isVisitor && !onSubmit)
  const lookups = lookupsIn(answer)
  const lemma = lookups[0]?.lemma ?? (phrase ? shown : shown.toLowerCase())

  const offered = lookups.flatMap((lookup) => (lookup.lemma === lemma ? lookup.definitions : []))
  const own = ownTranslations(words.words, { lang, lemma, offered })
  const isKept = lookups.some(({ lemma, definitions }) =>
    definitions.some((definition) => words.isSavedPair(lemma, definition)),
  )
  const hintToSave = phrase && !isAnswered(lookups) ? phraseHint : reading.saveHint
  const hintToKeep = mustSignIn ? reading.saveHintVisitor : hintToSave
  const hintKept = phrase ? phraseKept : alreadyKept

  return (
    <footer className="panel-own">
      <OwnKept {...{ lang }} translations={own} />
      <OwnTranslation
        {...{ word, lang, lemma, onSubmit }}
        lemmaId={lookups[0]?.lemmaId}
        own={words.ownOf(word)}
      />
      <p className="field-hint">{say(isKept || own.length > 0 ? hintKept : hintToKeep)}</p>
    </footer>
  )
}
