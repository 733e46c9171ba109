import { textTools } from '@slovo/messages/admin/materials'
import { SpellCheck2 } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { AreaField } from '../editor/inputs.tsx'
import { toggleStress } from './stress-mark.ts'
import { TextChecks } from './text-checks.tsx'
import { useTextCheck } from './use-text-check.ts'

interface TextFieldProps {
  name: string
  label: string
  lang: 'ru' | 'fr'
  defaultValue: string
  maxLength?: number | undefined
  error?: string | undefined
}

/** Layouts have no key for the stress mark; this one is free in every browser. */
const STRESS_KEY = 'F2'

/** The text of a material: its stress marks, and what the dictionary says of its words. */
export function TextField({ lang, ...field }: TextFieldProps) {
  const say = useSay()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(field.defaultValue)
  const [isEnhanced, setEnhanced] = useState(false)
  const shown = useDeferredValue(text)
  const check = useTextCheck(shown, lang)
  useEffect(() => {
    setEnhanced(true)
    // It may have been typed before the script came.
    if (area.current) setText(area.current.value)
  }, [])

  /** As if it had been typed: the form hears of it. */
  const write = (changed: string, caret?: number) => {
    const { current } = area
    if (!current) return
    const place = caret ?? current.selectionEnd
    const { scrollTop } = current
    current.setRangeText(changed, 0, current.value.length, 'preserve')
    current.setSelectionRange(place, place)
    current.scrollTop = scrollTop
    current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const stress = () => {
    const { current } = area
    if (!current) return
    const changed = toggleStress({ text: current.value, caret: current.selectionEnd })
    if (changed) write(changed.text, changed.caret)
    current.focus()
  }

  const jump = (start: number, end: number) => {
    const { current } = area
    if (!current) return
    // The browser scrolls to a caret where something is selected by a person only: it is brought near by its share.
    current.focus()
    current.setSelectionRange(start, end)
    current.scrollTop = (start / current.value.length) * current.scrollHeight - 100
    current.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="material-text">
      <AreaField
        {...field}
        {...(lang === 'ru' && { hint: say(textTools.stressHint, { key: STRESS_KEY }) })}
        ref={area}
        lang={lang}
        rows={14}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== STRESS_KEY || lang !== 'ru') return
          event.preventDefault()
          stress()
        }}
      />
      {isEnhanced && (
        <div className="actions">
          {lang === 'ru' && (
            <Button type="button" look="secondary" onClick={stress}>
              <span aria-hidden="true">а́</span> {say(textTools.stress)}
            </Button>
          )}
          <Button
            type="button"
            look="secondary"
            isBusy={check.state === 'asking'}
            onClick={() => void check.ask()}
          >
            <SpellCheck2 aria-hidden="true" />
            {say(lang === 'ru' ? textTools.check : textTools.checkFrench)}
          </Button>
        </div>
      )}
      <TextChecks {...{ lang, check, write, jump }} text={shown} />
    </div>
  )
}
