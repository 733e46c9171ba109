import type { DeviceStorage } from './unsent-store.ts'

/** What the browser keeps for this site; nothing on the server, and where it is forbidden. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return typeof document === 'undefined' ? null : localStorage
  } catch {
    // The settings of some browsers forbid it.
    return null
  }
}
