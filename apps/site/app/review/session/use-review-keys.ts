import { useEffect, useEffectEvent } from 'react'
import { type ReviewCommand, reviewCommand } from './review-keys.ts'

/**
 * Hears the keyboard of the whole page. `run` returns false for a command that means nothing now: its key is the browser's. A
 * focussed button or link keeps Space and Enter for itself.
 */
export function useReviewKeys(isAnswerShown: boolean, run: (command: ReviewCommand) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code } = event
    if (event.repeat || !(target instanceof Element) || target.closest('dialog, [popover]')) return
    const field = target instanceof HTMLInputElement ? target.value : null
    const command = reviewCommand(event, { isAnswerShown, field })
    const isOnControl = target.closest('button, a, summary') !== null
    if (!command || (isOnControl && ['Space', 'Enter', 'NumpadEnter'].includes(code))) return
    if (run(command)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
