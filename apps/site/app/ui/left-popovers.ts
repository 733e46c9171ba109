/** What was opened over a page goes once the focus is led on into the page, where it would cover what has the focus. Gives back how to stop. */
export function hideLeftPopovers(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    for (const open of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) {
      // Its button closes it by itself; a click beside its fields gives the focus to what stands around it.
      const isItsOwn = open.contains(target) || target.contains(open)
      if (!isItsOwn && !target.closest(`[popovertarget="${open.id}"]`)) open.hidePopover()
    }
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
