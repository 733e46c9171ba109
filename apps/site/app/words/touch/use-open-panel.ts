import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { SaidState } from '../states/word-state.ts'
import { choices, commandOf } from './keys.ts'
import { onCommand } from './on-command.ts'

/** Escape, a touch on anything that is neither the panel nor a word, and a focus that goes on into the page close the panel. */
export function useCloseOutside(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  close: () => void,
) {
  const onClose = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const onKey = (event: KeyboardEvent) => {
      const isOfDialog = event.target instanceof Element && event.target.closest('dialog')
      if (commandOf(event) === 'close' && !isOfDialog) onClose()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.isConnected) return
      const isWord = text.current?.contains(target) && target.closest('w-, a[id]')
      if (!isWord && !panel.current?.contains(target)) onClose()
    }
    // It would cover what has the focus; a message, the bar and a dialog stand over or beside it.
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return
      // A click on what takes no focus gives it to what stands around.
      if (target.contains(panel.current)) return
      const isBeside = target.closest('dialog, .aloud, [data-sonner-toaster]')
      if (!isBeside && !text.current?.contains(target)) onClose()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    return () => listening.abort()
  }, [isOpen, panel, text])
}

/** While the panel is open its keys mean its word, wherever the focus is but in a field. */
export function usePanelKeys(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  say: (said: SaidState) => void,
) {
  const onSay = useEffectEvent(say)

  useEffect(() => {
    if (!isOpen) return
    const stopSaying = onCommand(['known', 'ignored'], (said) => onSay(said))
    const stopChoosing = onCommand(choices, (choice) => {
      panel.current?.querySelector<HTMLElement>(`[data-command="${choice}"]`)?.click()
    })
    return () => {
      stopSaying()
      stopChoosing()
    }
  }, [isOpen, panel])
}
