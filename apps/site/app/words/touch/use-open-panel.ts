import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { SaidState } from '../states/word-state.ts'
import { commandOf } from './touch.ts'

/** Escape, and a touch on anything that is neither the panel nor a word, close the panel. */
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
      if (commandOf(event) === 'close') onClose()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.isConnected) return
      const isWord = text.current?.contains(target) && target.closest('w-, a[id]')
      if (!isWord && !panel.current?.contains(target)) onClose()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [isOpen, panel, text])
}

/** While the panel is open its keys mean its word, wherever the focus is but in a field. */
export function useStateKeys(isOpen: boolean, say: (said: SaidState) => void) {
  const onSay = useEffectEvent(say)

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event)
      const { target, defaultPrevented, repeat } = event
      const isTyping = target instanceof Element && target.matches('input, textarea, select')
      if (isTyping || defaultPrevented || repeat) return
      if (command === 'known' || command === 'ignored') onSay(command)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
}
