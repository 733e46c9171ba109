import { keepInCookie } from '../../ui/browser-cookie.ts'

export const TIME_ZONE_COOKIE = 'time-zone'

/** Lets the server know where this browser is before anything is kept: a learner's day ends at 4 a.m. there. */
export function rememberTimeZone() {
  keepInCookie(TIME_ZONE_COOKIE, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
