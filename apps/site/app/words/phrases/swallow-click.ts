/** The click that a browser makes of the end of a gesture would touch a word, or close the panel that the gesture opened. */
export function swallowClick() {
  const listening = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    listening.abort()
  }
  addEventListener('click', swallow, { capture: true, signal: listening.signal })
  // It comes at once or not at all.
  setTimeout(() => listening.abort(), 50)
}
