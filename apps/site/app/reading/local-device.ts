/** As much of `localStorage` as is used. */
export type LocalDevice = Pick<Storage, 'getItem' | 'setItem'>

/** What the browser keeps for this site; nothing on the server, and where it is forbidden. */
export function localDevice(): LocalDevice | null {
  try {
    return typeof document === 'undefined' ? null : localStorage
  } catch {
    // The settings of some browsers forbid it.
    return null
  }
}
