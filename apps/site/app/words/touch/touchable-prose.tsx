import { type Lang, sentenceAt } from '@slovo/language'
import * as reading from '@slovo/messages/reading'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useReader } from '../../visit/page/root-data.ts'
import { InFlight } from '../in-flight.tsx'
import { presentOutcome, type WordOutcome } from '../outcome.ts'
import { askDictionary } from './ask-dictionary.ts'
import { type Choice, TranslationPanel } from './panel.tsx'
import { useTouchedWord } from './use-touched-word.ts'

interface TouchableWordsProps {
  /** The language of the words that answer. */
  lang: Lang
  /** Prose, in which each of these words stands in a `w-` element. */
  children: ReactNode
}

/** A page that is no material, whose words answer to a touch all the same. Its route keeps the word that is chosen. */
export function TouchableWords({ lang, children }: TouchableWordsProps) {
  const say = useSay()
  const { pathname } = useLocation()
  const isVisitor = useReader() === null
  const prose = useRef<HTMLDivElement>(null)
  const { touched, panel, hintId, watching, isEnhanced, close } = useTouchedWord({
    text: prose,
    served: null,
    known: () => [],
    find: (_, shown) => askDictionary(shown, lang),
  })
  const { isSaved, save, inFlight } = useSaving()

  function keep({ word, lemma, definition }: Choice) {
    const element = watching.current?.element(word)
    save({ lang, lemma, definition, sentence: element ? sentenceAround(element, lang) : '' })
  }

  return (
    <>
      <div ref={prose} className="touchable">
        {children}
      </div>
      {inFlight}
      <p id={hintId} hidden>
        {say(reading.keyboardHint)}
      </p>
      {touched && (
        <TranslationPanel
          key={touched.word}
          ref={panel}
          {...touched}
          {...{ lang, isVisitor }}
          isSavedPair={isSaved}
          closeAddress={pathname}
          onSave={keep}
          onClose={isEnhanced ? close : undefined}
        />
      )}
    </>
  )
}

interface Saving {
  key: string
  fields: { lang: Lang; lemma: string; definition: string; sentence: string }
}

/** Shows a word as saved at once; when the server refuses it, it is undone with the specified message. */
function useSaving() {
  const locale = useLocale()
  const [kept, setKept] = useState<Saving[]>([])
  const [waiting, setWaiting] = useState<Saving[]>([])

  function settle(saving: Saving, outcome: WordOutcome) {
    setWaiting((all) => all.filter((it) => it !== saving))
    const { kind, text } = presentOutcome(locale, outcome)
    showToast(kind, text)
    const isTakenBack = outcome.kind === 'refused' && outcome.refusal !== 'duplicate_translation'
    if (isTakenBack) setKept((all) => all.filter((it) => it !== saving))
  }

  return {
    isSaved: (lemma: string, definition: string) =>
      kept.some(({ fields }) => fields.lemma === lemma && fields.definition === definition),
    save(fields: Saving['fields']) {
      const saving = { key: crypto.randomUUID(), fields }
      setKept((all) => [...all, saving])
      setWaiting((all) => [...all, saving])
    },
    inFlight: waiting.map((saving) => (
      <InFlight
        key={saving.key}
        fields={{ intent: 'save-word', ...saving.fields }}
        done={(outcome) => settle(saving, outcome)}
      />
    )),
  }
}

/** Longer ones would not fit into the cookie in which a visitor's word waits. */
const MAX_SENTENCE = 300

/** The sentence of the paragraph, cell or line in which a word stands. */
function sentenceAround(word: HTMLElement, lang: Lang): string {
  const block = word.closest('p, li, td, th, h2, h3')
  if (!block) return ''
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEndBefore(word)
  const sentence = sentenceAt(block.textContent, before.toString().length, lang)
  return sentence.length <= MAX_SENTENCE ? sentence : ''
}
