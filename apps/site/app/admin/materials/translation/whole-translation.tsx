import { translationField } from '@slovo/messages/admin/translation'
import { type Ref, useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { AreaField } from '../../editor/inputs.tsx'

interface WholeTranslationProps {
  name: string
  label: string
  lang: string
  maxLength?: number | undefined
  error?: string | undefined
  value: string
  /** Something in it is to be mended. */
  isNeeded: boolean
  hasScript: boolean
  area: Ref<HTMLTextAreaElement>
  onWrite: (typed: string) => void
}

/** The field that the form sends: the whole translation, a line a sentence, for pasting and without script. */
export function WholeTranslation(props: WholeTranslationProps) {
  const { name, label, lang, maxLength, error, value, isNeeded, hasScript, area, onWrite } = props
  const say = useSay()
  /** As it is being typed: its blank lines are put in order when the field is left. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (isNeeded && !isOpen) setOpen(true)
  return (
    <details
      className="whole-translation"
      open={isOpen || !hasScript}
      onToggle={({ currentTarget }) => hasScript && setOpen(currentTarget.open)}
    >
      <summary>{say(translationField.whole)}</summary>
      <AreaField
        {...{ name, label, lang, maxLength, error }}
        ref={area}
        rows={6}
        hint={say(translationField.wholeHint)}
        value={typed ?? value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onWrite(currentTarget.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </details>
  )
}
