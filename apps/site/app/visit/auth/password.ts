import type { RouterContextProvider } from 'react-router'
import { visitContext } from '../visit.ts'

/** Fewer signs than the operator wants; the backend checks it too. They are counted as a person counts them, not as UTF-16 does. */
export function isTooShort(context: Readonly<RouterContextProvider>, password: string) {
  return [...password].length < shortestPassword(context)
}

export function shortestPassword(context: Readonly<RouterContextProvider>) {
  return context.get(visitContext).settings.passwordMinLength
}
