import { say } from '@slovo/messages'
import { data as messages } from '@slovo/messages/account/page'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { streamOf } from '../../visit/response/text-stream.server.ts'
import {
  databaseContext,
  localeContext,
  requireAccount,
} from '../../visit/session/session.server.ts'
import { findAccount } from '../account.server.ts'
import type { Route } from './+types/data.route.ts'
import { ownDataPieces } from './own-data.server.ts'

/** Everything stored about the user, as a file; streamed, so that 100,000 words need no more memory than a thousand. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireAccount(context, url)
  const database = context.get(databaseContext)
  const [account, profile] = await Promise.all([
    findAccount(context, url),
    database.from('users_profile').select('*').eq('id', reader.id).maybeSingle(),
  ])
  const { providers: _, hasPassword: __, ...facts } = account
  const pieces = ownDataPieces(database, {
    id: reader.id,
    account: facts,
    users_profile: unwrap(profile),
  })
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${say(context.get(localeContext), messages.file)}.json"`,
      'cache-control': 'private, no-store',
    },
  })
}
