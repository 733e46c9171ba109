import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { suspended } from '@slovo/messages/review/page'
import { LONGEST_ANSWER_MS } from '@slovo/review'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { localPath } from '../../ui/local-path.ts'
import { flashToast } from '../../visit/form/toast.server.ts'
import {
  localeContext,
  type Reader,
  readerContext,
  requireUser,
} from '../../visit/session/session.server.ts'
import { readTextId, reviewSearch } from '../review-url.ts'
import type { Route } from './+types/answers.route.ts'
import { recordReview, resumeCard, suspendCard, undoReview } from './write-review.server.ts'

type Asked = Pick<Route.ActionArgs, 'context' | 'request' | 'url'>

/** A form has texts only; one without script says when it was shown, and not how long its answer took. */
const Sent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('review'),
    id: z.uuid(),
    card: z.coerce.number().int().positive(),
    grade: z.enum(['1', '2', '3', '4']),
    durationMs: z.coerce.number().int().min(0).max(LONGEST_ANSWER_MS).optional(),
    reviewedAt: z.iso.datetime().optional(),
    shownAt: z.iso.datetime().optional(),
  }),
  z.object({ kind: z.literal('undo'), id: z.uuid(), undoes: z.uuid() }),
  z.object({ kind: z.literal('suspend'), card: z.coerce.number().int().positive() }),
  z.object({ kind: z.literal('resume'), card: z.coerce.number().int().positive() }),
])
type Sent = z.infer<typeof Sent>

const grades = { 1: 1, 2: 2, 3: 3, 4: 4 } as const

/** `POST /review/answers`: what a learner did to a card. A script gets a status, a plain form the next card. */
export async function action({ context, request, url }: Asked) {
  const isPlainForm = request.headers.get('accept')?.includes('text/html') ?? false
  const reader = isPlainForm ? requireUser(context, reviewUrl(url)) : context.get(readerContext)
  if (!reader) return data({ error: 'not signed in' }, { status: 401 })

  const form = await request.formData()
  const sent = Sent.safeParse(Object.fromEntries(form))
  if (!sent.success) return data({ error: 'not an answer' }, { status: 400 })
  const outcome = await change(context, reader, sent.data)
  if (!isPlainForm) {
    if (outcome.kind !== 'refused') return data({ accepted: true })
    return data({ error: outcome.reason }, { status: outcome.reason === 'unknown' ? 503 : 409 })
  }
  const locale = context.get(localeContext)
  if (outcome.kind === 'refused') flashToast(context, 'error', say(locale, errors.unexpected))
  else if (sent.data.kind === 'suspend') flashToast(context, 'success', say(locale, suspended))

  return redirect(localPath(locale, '/review') + reviewSearch(readTextId(url.searchParams)))
}

function change(context: Readonly<RouterContextProvider>, reader: Reader, sent: Sent) {
  if (sent.kind === 'undo') return undoReview(context, { id: sent.id, undoes: sent.undoes })
  if (sent.kind === 'suspend') return suspendCard(context, reader, sent.card)
  if (sent.kind === 'resume') return resumeCard(context, reader, sent.card)
  const { id, card, grade, reviewedAt, shownAt } = sent
  const now = new Date()
  const sinceShown = shownAt ? now.getTime() - Date.parse(shownAt) : 0
  return recordReview(context, {
    ...{ id, card, grade: grades[grade] },
    durationMs: sent.durationMs ?? Math.min(Math.max(sinceShown, 0), LONGEST_ANSWER_MS),
    reviewedAt: reviewedAt ?? now.toISOString(),
  })
}

/** Where a visitor comes back to after signing in. */
function reviewUrl(url: URL) {
  return new URL(url.pathname.replace(/\/answers$/, '') + url.search, url)
}
