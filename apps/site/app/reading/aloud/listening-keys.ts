import { onCommand } from '../../words/touch/on-command.ts'

interface ListeningKeys {
  /** The space bar, once something has been heard: until then it scrolls the page. */
  isBegun: () => boolean
  onToggle: () => void
  /** P on a word; in its panel the key is that of the panel's button. */
  onPlay: (word: Element) => void
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, audio, video, iframe, dialog[open], w-, [role=button], [contenteditable]'

/** The keys of what is heard. */
export function watchListeningKeys(text: HTMLElement, keys: ListeningKeys): () => void {
  function onKey(event: KeyboardEvent) {
    const { target, code, altKey, ctrlKey, metaKey, defaultPrevented, repeat } = event
    if (defaultPrevented || repeat || altKey || ctrlKey || metaKey) return
    if (!(target instanceof Element)) return

    if (code === 'Space' && keys.isBegun() && !target.closest(CONTROLS)) {
      event.preventDefault()
      keys.onToggle()
    }
  }
  const stopHearing = onCommand(['play'], (_command, { target }) => {
    if (target instanceof Element && text.contains(target)) keys.onPlay(target)
    else document.querySelector<HTMLElement>('.panel [data-command="play"]')?.click()
  })
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('keydown', onKey)
    stopHearing()
  }
}
