import type { MiddlewareFunction } from 'react-router'
import { TOAST_COOKIE } from '../ui/toast-cookie.ts'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { readerContext } from '../visit/session/session.server.ts'
import { KEEP_HEADER, READER_HEADER, readerKey } from './device/reader-key.ts'

/** Every response says to whom it was served: the service worker keeps it for that reader and for no other. */
export const saysItsReader: MiddlewareFunction<Response> = async ({ context }, next) => {
  const saysSomethingOnce = context.get(cookiesContext).find(TOAST_COOKIE) !== undefined
  const response = await next()
  response.headers.set(READER_HEADER, readerKey(context.get(readerContext)))
  if (saysSomethingOnce) response.headers.set(KEEP_HEADER, 'no')
  return response
}
