import { useEffect, useEffectEvent } from 'react'
import { type ReviewCommand, reviewCommand } from './review-keys.ts'

/** What presses a button or submits a field. */
const PRESSES = ['Space', 'Enter', 'NumpadEnter']

/**
 * Hears the keyboard of the whole page. `run` returns false for a command that means nothing now: its key is the browser's. A
 * focussed button or link keeps Space and Enter for itself. A key that is held presses once: the next card had not been seen.
 */
export function useReviewKeys(isAnswerShown: boolean, run: (command: ReviewCommand) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code } = event
    if (!(target instanceof Element) || target.closest('dialog, [popover]')) return
    const isPress = PRESSES.includes(code)
    if (event.repeat) {
      if (isPress && target.closest('.review-stage')) event.preventDefault()
      return
    }
    const field = target instanceof HTMLInputElement ? target.value : null
    const command = reviewCommand(event, { isAnswerShown, field })
    const isOnControl = target.closest('button, a, summary') !== null
    if (!command || (isOnControl && isPress)) return
    if (run(command)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
