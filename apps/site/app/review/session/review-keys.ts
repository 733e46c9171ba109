import type { Grade } from '@slovo/review'

export type ReviewCommand = 'show' | 'suggested' | 'undo' | 'listen' | 'edit' | Grade

interface Key {
  code: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** Where the learner is: the answer is shown or not, and what the field of the answer holds, if they are in it. */
interface Where {
  isAnswerShown: boolean
  field: string | null
}

/**
 * The command of a key. Keys are known by their place, so that any layout works. In the field of the answer they are text,
 * as long as there is any: an empty field hears Space (listen again) and Ctrl+Z.
 */
export function reviewCommand(
  key: Key,
  { isAnswerShown, field }: Where,
): ReviewCommand | undefined {
  const { code, altKey, ctrlKey, metaKey } = key
  if (altKey) return undefined
  if (ctrlKey || metaKey) return code === 'KeyZ' && !field ? 'undo' : undefined
  if (field !== null) return field === '' && code === 'Space' ? 'listen' : undefined

  if (code === 'KeyZ' || code === 'Backspace') return 'undo'
  if (code === 'KeyL') return 'listen'
  if (!isAnswerShown) return ['Space', 'Enter', 'NumpadEnter'].includes(code) ? 'show' : undefined
  if (code === 'KeyE') return 'edit'
  if (code === 'Space' || code === 'Enter' || code === 'NumpadEnter') return 'suggested'
  return gradeKeys.get(code)
}

const gradeKeys = new Map<string, Grade>(
  ([1, 2, 3, 4] as const).flatMap((grade) => [
    [`Digit${grade}`, grade],
    [`Numpad${grade}`, grade],
  ]),
)
