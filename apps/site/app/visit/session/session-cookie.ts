/** Whether this browser has a session, valid or not: its cookies can be read by the page’s script. */
export function hasSessionCookie(): boolean {
  return /-auth-token(\.\d+)?=/.test(document.cookie)
}
