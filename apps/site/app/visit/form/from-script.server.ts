import { data, redirect } from 'react-router'

/** Whether the page's script sent the form, which then shows the answer itself and may follow it anywhere. */
export function isFromScript(request: Request) {
  return new URL(request.url).pathname.endsWith('.data')
}

/**
 * Redirects to another site after a form. The browser refuses a form that leads there (`form-action`), so that without
 * script the page shows a link instead.
 */
export function leaveFor(request: Request, leadsTo: string) {
  return isFromScript(request) ? redirect(leadsTo) : data({ leadsTo })
}
