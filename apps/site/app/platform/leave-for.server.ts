import { data, redirect } from 'react-router'

/**
 * Off to another site after a form. A form that leads there is refused by the browser (`form-action`), so that without
 * script the page shows a link instead.
 */
export function leaveFor(request: Request, leadsTo: string) {
  const isFromScript = new URL(request.url).pathname.endsWith('.data')
  return isFromScript ? redirect(leadsTo) : data({ leadsTo })
}
