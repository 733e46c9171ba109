import { data, redirect } from 'react-router'

/**
 * Off to another site after a form. A form that leads there is refused by the browser (`form-action`), so that without
 * script the page shows a link instead.
 */
export function leaveFor(request: Request, leadsTo: string) {
  return isFromScript(request) ? redirect(leadsTo) : data({ leadsTo })
}

/** Whether the form was sent by a script, which may follow an answer anywhere. */
export function isFromScript(request: Request) {
  return new URL(request.url).pathname.endsWith('.data')
}
