/** With the session goes what is private on this device; the service worker does the same, where it runs this page. */
export function forgetHere(): void {
  if (!('indexedDB' in globalThis)) return
  void import('./device/forget-reader.ts')
    .then(({ forgetAccounts }) => forgetAccounts())
    // A browser that forbids its storage keeps nothing.
    .catch(() => undefined)
}
