import { oneFirstChange } from '../session/one-first-change.ts'

/** Browsers send no more than this, in bytes, for a page that is left meanwhile. */
const MAX_KEPT_ALIVE = 50_000

/** Where the islands of a page send what they change: a route beside the page's own. */
export const changesPath = (pathname: string) => `${pathname}/changes`

/** The server cannot be reached, or refuses the request as a whole. */
export class NotSent extends Error {
  /** Of the response; none where there was no network. */
  readonly status: number | undefined
  constructor(status?: number) {
    super(status === undefined ? 'there is no network' : `the server responded with ${status}`)
    this.status = status
  }
}

/** The kind of an answer that another page gives: an account is needed first, or the session has ended. */
export const ELSEWHERE = 'elsewhere'

/**
 * Sends a form to a route of our own and gives back what it says, without leaving the page; where it leads to another page, that page
 * is opened. Throws `NotSent`.
 */
export async function sendForm<Answer extends object>(
  action: string,
  fields: FormData | Record<string, string>,
  { onElsewhere }: { onElsewhere?: (() => Promise<void>) | undefined } = {},
): Promise<Answer | null> {
  const body = new URLSearchParams()
  for (const [name, value] of fields instanceof FormData ? fields : Object.entries(fields))
    if (typeof value === 'string') body.append(name, value)

  const response = await oneFirstChange(() =>
    fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      keepalive: body.toString().length < MAX_KEPT_ALIVE,
    }).catch(() => {
      throw new NotSent()
    }),
  )
  if (!response.headers.get('content-type')?.includes('json')) throw new NotSent(response.status)
  const answer = await response.json()
  if (!response.ok && answer?.kind !== 'refused') throw new NotSent(response.status)
  if (answer?.kind !== ELSEWHERE) return answer
  await onElsewhere?.()
  location.assign(answer.url)
  return null
}
