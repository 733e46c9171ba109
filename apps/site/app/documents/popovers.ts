import { hideLeftPopovers } from '../ui/left-popovers.ts'

/**
 * The menus of a page open without script; with it, one that is a form puts the focus into its field, and a followed link or
 * leaving it closes it.
 */
export function attendPopovers() {
  hideLeftPopovers()
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null
    const menu = link?.closest('[popover]')
    // The page may be shown again from the browser's memory.
    if (menu instanceof HTMLElement) menu.hidePopover()
  })
  const onToggle = (event: Event) => {
    const { target } = event
    if (!(event instanceof ToggleEvent) || event.newState !== 'open') return
    if (target instanceof HTMLElement && target.dataset.form !== undefined)
      target.querySelector('input')?.focus()
  }
  // It does not bubble.
  document.addEventListener('toggle', onToggle, { capture: true })
}
