import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Toast, ToastKind } from '../../ui/toast.ts'
import { TOAST_COOKIE } from '../../ui/toast-cookie.ts'
import { cookiesContext } from '../session/cookies.server.ts'
import { isFromScript } from './from-script.server.ts'

const LIFE_SECONDS = 30

type Context = Readonly<RouterContextProvider>

/** Redirects to another page, which says this sentence: as a toast, or as a banner where no script runs. */
export function redirectWithToast(context: Context, to: string, kind: ToastKind, text: string) {
  flashToast(context, kind, text)
  return redirect(to)
}

/**
 * The same page says it: a plain form is redirected there, a form of the script only has the page's data loaded again.
 */
export function stayWithToast(
  context: Context,
  request: Request,
  url: URL,
  kind: ToastKind,
  text: string,
) {
  flashToast(context, kind, text)
  return isFromScript(request) ? data(null) : redirect(url.pathname + url.search)
}

/** The next page that is shown says this. */
export function flashToast(context: Context, kind: ToastKind, text: string) {
  const value = JSON.stringify([crypto.randomUUID(), kind, text])
  context.get(cookiesContext).set(TOAST_COOKIE, value, { maxAge: LIFE_SECONDS })
}

/** What the page before flashed; shown once. The script forgets it itself. */
export function takeToast(context: Context, request: Request): (Toast & { id: string }) | null {
  const cookies = context.get(cookiesContext)
  const value = cookies.find(TOAST_COOKIE)
  if (!value) return null

  if (!isFromScript(request)) cookies.remove(TOAST_COOKIE)
  try {
    const [id, kind, text] = JSON.parse(value)
    return { id: String(id), kind: kind === 'error' ? 'error' : 'success', text: String(text) }
  } catch {
    // Not written by us: there is nothing to say.
    cookies.remove(TOAST_COOKIE)
    return null
  }
}
