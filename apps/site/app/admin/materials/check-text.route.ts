import { data } from 'react-router'
import { z } from 'zod'
import { visitContext } from '../../visit/visit.ts'
import { MAX_TEXT_LENGTH } from '../editor/editor-form.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/check-text.route.ts'

const Asked = z.object({ text: z.string().max(MAX_TEXT_LENGTH), lang: z.enum(['ru', 'fr']) })

/** What the dictionary says of each word of a text, for its writer. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { database } = requireAdmin(context, url)
  const form = await request.formData()
  const asked = Asked.safeParse({ text: form.get('text'), lang: form.get('lang') })
  if (!asked.success) throw data(null, { status: 400 })

  const { fetch, settings } = context.get(visitContext)
  const answer = await fetch(`${settings.dictionaryUrl}/check`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await database.token()}`,
    },
    body: JSON.stringify(asked.data),
  })
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** There is no page here; a user who is no admin is refused. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url)
  throw data(null, { status: 405 })
}
