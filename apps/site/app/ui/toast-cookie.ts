/** Holds what the next page says. */
export const TOAST_COOKIE = 'toast'

/**
 * A page whose script loads its data forgets a toast only once it is shown: of two loads at the same time one is
 * dropped, and it can be the one that brought the toast. A later toast is left alone.
 */
export function forgetToast(id: string) {
  const isThisOne = document.cookie
    .split('; ')
    .some((cookie) => cookie.startsWith(`${TOAST_COOKIE}=`) && cookie.includes(id))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too new for the browsers of the README.
  if (isThisOne) document.cookie = `${TOAST_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`
}
