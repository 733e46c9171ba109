import { readerLanguage } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { translationField, translationProgress } from '@slovo/messages/admin/translation'
import { type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { useHasScript } from '../../../ui/use-has-script.ts'
import { TranslationMismatches } from './translation-mismatches.tsx'
import { TranslationRows } from './translation-rows.tsx'
import { useTranslation } from './use-translation.ts'
import { WholeTranslation } from './whole-translation.tsx'

interface TranslationFieldProps {
  name: string
  defaultValue: string
  maxLength?: number | undefined
  error?: string | undefined
  /** The language of the text. */
  lang: Lang
  textAtFirst: string
}

/** The translation of a text beside its sentences, which follow what is typed into the text above. */
export function TranslationField({ lang, textAtFirst, ...field }: TranslationFieldProps) {
  const say = useSay()
  const id = useId()
  const hasScript = useHasScript()
  const area = useRef<HTMLTextAreaElement>(null)
  const text = useDeferredValue(useTextBeside(area, textAtFirst))
  const begin = { text: textAtFirst, translation: field.defaultValue }
  const translation = useTranslation(begin, text, lang)
  const { sentences, read } = translation
  const into = readerLanguage(lang)
  const label = say(translationField.label[into])
  const lines = 'lines' in read ? read.lines : []

  return (
    <section className="translation-field" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <p className="field-hint">
        {say(sentences.length > 0 ? translationField.hint : translationField.noText)}
      </p>
      {'mismatches' in read && <TranslationMismatches {...{ area }} mismatches={read.mismatches} />}
      {hasScript && lines.length > 0 && (
        <>
          <p role="status" className="translation-progress">
            {say(translationProgress, {
              done: lines.filter(({ isChecked }) => isChecked).length,
              all: sentences.length,
              open: lines.filter(({ text, isChecked }) => text && !isChecked).length,
            })}
          </p>
          <TranslationRows {...{ lang, sentences, lines }} onWrite={translation.writeLine} />
        </>
      )}
      <WholeTranslation
        {...{ ...field, label, area }}
        lang={into}
        value={translation.value}
        hasScript={hasScript}
        isNeeded={'mismatches' in read || field.error !== undefined}
        onWrite={translation.writeWhole}
      />
    </section>
  )
}

/** What stands in the field of the text, as it is typed, stressed and restored there. */
function useTextBeside(area: RefObject<HTMLTextAreaElement | null>, textAtFirst: string) {
  const [text, setText] = useState(textAtFirst)
  useEffect(() => {
    const form = area.current?.form
    if (!form) return
    const read = () => {
      const beside = form.elements.namedItem('text')
      if (beside instanceof HTMLTextAreaElement) setText(beside.value)
    }
    // It may have been typed before the script came.
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [area])
  return text
}
