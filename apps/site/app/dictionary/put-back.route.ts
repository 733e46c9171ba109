import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { readerContext } from '../visit/session/session.server.ts'
import { putWordsBack, RemovedWord } from '../words/put-back.server.ts'

/** A form of this size passes the door: the browser sends more words in several. */
const Sent = z.array(RemovedWord).max(10)

interface Asked {
  context: Readonly<RouterContextProvider>
  request: Request
}

/** `POST /dictionary/put-back`: what a learner removed a moment ago, and wants back. */
export async function action({ context, request }: Asked) {
  if (!context.get(readerContext)) return data({ error: 'not signed in' }, { status: 401 })
  const form = await request.formData()
  const sent = Sent.safeParse(readJson(form.get('words')))
  if (!sent.success) return data({ error: 'these are no words' }, { status: 400 })
  return data({ count: await putWordsBack(context, sent.data) })
}

function readJson(value: unknown): unknown {
  try {
    return JSON.parse(typeof value === 'string' ? value : '')
  } catch {
    return null
  }
}
