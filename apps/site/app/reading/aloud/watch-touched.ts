/** Reports that the panel of a word was opened or closed: the word that it explains has the class `touched`. */
export function watchTouched(text: HTMLElement, onChange: (isTouched: boolean) => void) {
  const isTouched = () => text.querySelector('.touched') !== null
  let was = isTouched()
  const watching = new MutationObserver(() => {
    const is = isTouched()
    if (is === was) return
    was = is
    onChange(is)
  })
  watching.observe(text, { subtree: true, attributeFilter: ['class'] })
  return () => watching.disconnect()
}
