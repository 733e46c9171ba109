/** Does something when the page has nothing else to do. */
export function whenIdle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000)
    return { cancel: () => clearTimeout(timer) }
  }
  const handle = window.requestIdleCallback(work, { timeout: 10_000 })
  return { cancel: () => window.cancelIdleCallback(handle) }
}
