/** A followed link closes the menu that it stands in: the page may be shown again from the browser's memory. */
export function closePopovers() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[popover] a') : null
    const menu = link?.closest('[popover]')
    if (menu instanceof HTMLElement) menu.hidePopover()
  })
}
