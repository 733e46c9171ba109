import { data } from 'react-router'
import { databaseContext, readerContext } from '../../visit/session/session.server.ts'
import type { Route } from './+types/result.route.ts'
import { keepResult, Sent } from './keep-result.server.ts'

const MAX_BODY = 400_000

/** `POST /activities/{id}/result`: a learner's answer, kept with what it is worth; or what was reached in a frame. */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (!context.get(readerContext)) return data({ error: 'not signed in' }, { status: 401 })

  const id = Number(params.activity)
  const sent = await readSent(request)
  if (!Number.isSafeInteger(id) || id < 1)
    return data({ error: 'no such activity' }, { status: 404 })
  if (!sent) return data({ error: 'not an answer' }, { status: 400 })

  const kept = await keepResult(context.get(databaseContext), id, sent)
  return kept ? data(kept) : data({ error: 'no such activity' }, { status: 404 })
}

async function readSent(request: Request) {
  const text = await request.text()
  if (text.length > MAX_BODY) return null
  try {
    return Sent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not JSON: no answer of ours.
    return null
  }
}
