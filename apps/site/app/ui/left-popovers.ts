const OPEN = '[popover="auto"]:popover-open'

/** What was opened over a page goes once the focus is led on into the page, where it would cover what has the focus. Gives back how to stop. */
export function hideLeftPopovers(): () => void {
  // Those opened by a script of the page, or before it ran. To look for them at every focus takes its time in a long text.
  const opened = new Set(document.querySelectorAll<HTMLElement>(OPEN))
  const listening = new AbortController()
  const { signal } = listening
  const onToggle = ({ target }: ToggleEvent) => {
    if (target instanceof HTMLElement && target.popover === 'auto') opened.add(target)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    for (const popover of opened) {
      if (!popover.matches(OPEN)) opened.delete(popover)
      // Its button closes it by itself; a click beside its fields gives the focus to what stands around it.
      else if (
        !popover.contains(target) &&
        !target.contains(popover) &&
        !isButtonOf(popover, target)
      )
        popover.hidePopover()
    }
  }
  document.addEventListener('beforetoggle', onToggle, { capture: true, signal })
  document.addEventListener('focusin', onFocus, { signal })
  return () => listening.abort()
}

const isButtonOf = (popover: HTMLElement, target: Element) =>
  target.closest(`[popovertarget="${popover.id}"]`) !== null
