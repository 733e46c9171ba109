import type { TranslationMismatch } from '@slovo/content-model'
import { translationField } from '@slovo/messages/admin/translation'
import type { RefObject } from 'react'
import { useSay } from '../../../ui/say.ts'
import { describeMismatch } from './typed-translation.ts'

const MAX_SHOWN = 20

interface TranslationMismatchesProps {
  mismatches: readonly TranslationMismatch[]
  area: RefObject<HTMLTextAreaElement | null>
}

/** Where the lines of a translation do not match the sentences of its text, each with the way to that line. */
export function TranslationMismatches({ mismatches, area }: TranslationMismatchesProps) {
  const say = useSay()

  function goTo(line: number) {
    const { current } = area
    if (!current) return
    const before = current.value.split('\n').slice(0, line - 1)
    const start = before.join('\n').length + (before.length > 0 ? 1 : 0)
    const end = current.value.indexOf('\n', start)
    current.focus()
    current.setSelectionRange(start, end < 0 ? current.value.length : end)
  }

  return (
    <ul className="translation-mismatches" role="status">
      {mismatches.slice(0, MAX_SHOWN).map((one) => (
        <li key={one.block}>
          {describeMismatch(one, say)}{' '}
          <button type="button" className="text-link" onClick={() => goTo(one.line)}>
            {say(translationField.showLine)}
          </button>
        </li>
      ))}
    </ul>
  )
}
