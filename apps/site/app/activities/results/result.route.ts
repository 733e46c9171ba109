import { data } from 'react-router'
import { databaseContext, readerContext } from '../../visit/session/session.server.ts'
import type { Route } from './+types/result.route.ts'
import { Sent, saveResult } from './save-result.server.ts'

const MAX_BODY = 400_000

/** `POST /activities/{id}/result`: saves a learner's answer with its score, or the score reported by a frame. */
export async function action({ context, params, request }: Route.ActionArgs) {
  if (!context.get(readerContext)) return data({ error: 'not signed in' }, { status: 401 })

  const id = Number(params.activity)
  const sent = await readSent(request)
  if (!Number.isSafeInteger(id) || id < 1)
    return data({ error: 'no such activity' }, { status: 404 })
  if (!sent) return data({ error: 'not an answer' }, { status: 400 })

  const saved = await saveResult(context.get(databaseContext), id, sent)
  return saved ? data(saved) : data({ error: 'no such activity' }, { status: 404 })
}

async function readSent(request: Request) {
  const text = await request.text()
  if (text.length > MAX_BODY) return null
  try {
    return Sent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not JSON.
    return null
  }
}
