import { data } from 'react-router'
import type { Route } from './+types/sentence.route.ts'
import { requireAskedText } from './asked-text.server.ts'
import { translateSentence } from './translate-sentence.server.ts'

const statuses = { translated: 200, none: 404, limited: 429, failed: 502, changed: 409 }

/** `sentence.json?sentence=3&v=…`: one sentence, which a machine may have to translate first. Only sentences of texts can be asked for. */
export async function loader(asked: Route.LoaderArgs) {
  const { material, text } = await requireAskedText(asked, asked.params.material)
  const number = /^\d{1,6}$/.exec(asked.url.searchParams.get('sentence') ?? '')?.[0]
  if (number === undefined) throw data(null, { status: 400 })
  const answer = await translateSentence(asked, material, text, Number(number))
  const isThere = answer.state === 'translated'
  return Response.json(answer, {
    status: statuses[answer.state],
    headers: { 'cache-control': isThere ? 'private, max-age=86400' : 'no-store' },
  })
}
