/** Reports that the panel of a word, which stands beside its text, was opened or closed. */
export function watchPanel(text: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const column = text.parentElement
  if (!column) return () => {}
  const isOpen = () => column.querySelector(':scope > .panel') !== null
  let was = isOpen()
  // Another word is touched: its panel takes the place of the first at once, and nothing has changed.
  const watching = new MutationObserver(() => {
    const is = isOpen()
    if (is === was) return
    was = is
    onChange(is)
  })
  watching.observe(column, { childList: true })
  return () => watching.disconnect()
}
