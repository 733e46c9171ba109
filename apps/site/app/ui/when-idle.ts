/**
 * Does something when the page has nothing else to do. What it loads cannot come without a network: then the page goes on
 * without it.
 */
export function whenIdle(work: () => unknown) {
  const begin = () => void goOnOffline(work)
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, 2000)
    return { cancel: () => clearTimeout(timer) }
  }
  const handle = window.requestIdleCallback(begin, { timeout: 10_000 })
  return { cancel: () => window.cancelIdleCallback(handle) }
}

async function goOnOffline(work: () => unknown) {
  try {
    await work()
  } catch (cause) {
    if (navigator.onLine) throw cause
  }
}
