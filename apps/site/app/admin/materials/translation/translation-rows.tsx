import { readerLanguage, type SourceSentence, type TranslatedLine } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { translationField } from '@slovo/messages/admin/translation'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'

const ROWS_AT_ONCE = 150
const MAX_LINE_LENGTH = 2000
const LETTERS_IN_A_LINE = 45

interface TranslationRowsProps {
  lang: Lang
  sentences: readonly SourceSentence[]
  lines: readonly TranslatedLine[]
  onWrite: (place: number, text: string) => void
}

/** Each sentence with its translation beside it, below it on a phone. The Enter key goes on to the next one. */
export function TranslationRows({ lang, sentences, lines, onWrite }: TranslationRowsProps) {
  const say = useSay()
  const list = useRef<HTMLOListElement>(null)
  const [shown, setShown] = useState(ROWS_AT_ONCE)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = Array.from<Element>(list.current?.querySelectorAll('textarea') ?? [])
    const next = event.target instanceof Element && fields[fields.indexOf(event.target) + 1]
    if (next instanceof HTMLTextAreaElement) next.focus()
  }

  return (
    <>
      <ol ref={list} className="translation-rows" onKeyDown={onKeyDown}>
        {sentences.slice(0, shown).map(({ text, block }, place) => (
          <TranslationRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place
            key={place}
            {...{ lang }}
            sentence={text}
            isFirst={place > 0 && block !== sentences[place - 1]?.block}
            translation={lines[place]?.text ?? ''}
            isChecked={lines[place]?.isChecked ?? false}
            onWrite={(text) => onWrite(place, text)}
          />
        ))}
      </ol>
      {sentences.length > shown && (
        <Button type="button" look="secondary" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {say(translationField.more)}
        </Button>
      )}
    </>
  )
}

interface TranslationRowProps {
  lang: Lang
  sentence: string
  /** It begins a block of the text. */
  isFirst: boolean
  translation: string
  isChecked: boolean
  onWrite: (text: string) => void
}

function TranslationRow(props: TranslationRowProps) {
  const { lang, sentence, isFirst, translation, isChecked, onWrite } = props
  const say = useSay()
  const id = useId()
  const isOpen = translation !== '' && !isChecked
  return (
    <li className={isFirst ? 'begins-block' : undefined}>
      <p id={id} lang={lang}>
        {sentence}
      </p>
      <div>
        <textarea
          className="input"
          // Where the browser has no `field-sizing`.
          rows={Math.ceil((translation.length + 1) / LETTERS_IN_A_LINE)}
          lang={readerLanguage(lang)}
          maxLength={MAX_LINE_LENGTH}
          aria-labelledby={id}
          aria-describedby={isOpen ? `${id}-changed` : undefined}
          value={translation}
          onChange={({ currentTarget: { value } }) => onWrite(value.replaceAll('\n', ' '))}
        />
        {isOpen && (
          <p className="translation-changed">
            <span id={`${id}-changed`}>{say(translationField.changed)}</span>{' '}
            <button type="button" className="text-link" onClick={() => onWrite(translation)}>
              {say(translationField.isRight)}
            </button>
          </p>
        )}
      </div>
    </li>
  )
}
