/** As much of `localStorage` as is used. */
export type DeviceStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** What the browser keeps for this site; nothing on the server, and where it is forbidden. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return typeof document === 'undefined' ? null : localStorage
  } catch {
    // The settings of some browsers forbid it.
    return null
  }
}
