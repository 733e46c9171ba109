import { data, type MiddlewareFunction, redirect } from 'react-router'
import { ELSEWHERE } from './send-form.ts'

/** Whether the page's script sent the form, which then shows the answer itself and may follow it anywhere. */
export function isFromScript(request: Request) {
  return new URL(request.url).pathname.endsWith('.data') || isSentByIsland(request)
}

/** An island asks for JSON; see send-form.ts. */
const isSentByIsland = (request: Request) =>
  request.method !== 'GET' && (request.headers.get('accept') ?? '').startsWith('application/json')

/** To a form that an island sent, a redirect is an answer like any other: the browser would follow it by itself. */
export const redirectsForIslands: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const url = response.headers.get('location')
  if (url === null || !isSentByIsland(request)) return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  return Response.json({ kind: ELSEWHERE, url }, { headers })
}

/**
 * Redirects to another site after a form. The browser refuses a form that leads there (`form-action`), so that without
 * script the page shows a link instead.
 */
export function leaveFor(request: Request, leadsTo: string) {
  return isFromScript(request) ? redirect(leadsTo) : data({ leadsTo })
}
