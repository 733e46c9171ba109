import { sentenceTexts } from '@slovo/content-model'
import { data } from 'react-router'
import { z } from 'zod'
import type { SpeechStep } from '../../../../visit/visit.ts'
import { MAX_TEXT_LENGTH } from '../../../editor/editor-form.ts'
import { requireAdmin } from '../../../require-admin.server.ts'
import type { Route } from './+types/speak.route.ts'
import type { SpokenLine } from './spoken-line.ts'

const Asked = z.object({ text: z.string().max(MAX_TEXT_LENGTH), lang: z.enum(['ru', 'fr']) })

/** Has a text said by the speech engine. Each line of the answer is a step, the last one the recording or why there is none. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { visit } = requireAdmin(context, url)
  const form = await request.formData()
  const asked = Asked.safeParse({ text: form.get('text'), lang: form.get('lang') })
  const sentences = asked.success ? sentenceTexts(asked.data.text, asked.data.lang) : []
  if (!asked.success || sentences.length === 0) throw data(null, { status: 400 })
  if (!visit.speech?.langs.includes(asked.data.lang)) throw data(null, { status: 404 })

  const left = new AbortController()
  const signal = AbortSignal.any([left.signal, request.signal])
  const steps = visit.speech.read(sentences, asked.data.lang, signal)
  const lines = new ReadableStream<string>({
    async pull(stream) {
      const { done, value } = await steps.next()
      if (done) stream.close()
      else stream.enqueue(`${JSON.stringify(lineOf(value, sentences.length))}\n`)
    },
    // The page was left, or its writer stopped: the engine is asked for nothing more.
    cancel: () => left.abort(),
  })
  return new Response(lines.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
  })
}

/** There is no page here; a user who is no admin is refused. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url)
  throw data(null, { status: 405 })
}

/** Without what is for the operator. */
function lineOf(step: SpeechStep, of: number): SpokenLine {
  if (step.kind === 'said') return { said: step.count, of }
  if (step.kind === 'failed') return { failed: step.reason }
  return { mp3: Buffer.from(step.mp3).toString('base64'), cues: step.cues }
}
