import { csvLine, csvStart } from '@slovo/content-model'
import { say } from '@slovo/messages'
import * as previews from '@slovo/messages/import/preview'
import * as progress from '@slovo/messages/import/progress'
import { streamOf } from '../../visit/response/text-stream.server.ts'
import { databaseContext, localeContext, requireUser } from '../../visit/session/session.server.ts'
import type { Route } from './+types/refused.route.ts'
import { importParts } from './import-parts.server.ts'
import { findImport } from './imports.server.ts'

/** The rows that were refused, each with its reason: corrected, they can be brought again. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const database = context.get(databaseContext)
  const { id, titles } = await findImport(database, reader, params.import)

  async function* lines() {
    yield csvStart([say(locale, previews.line), say(locale, progress.reason), ...titles])
    for await (const parts of importParts(database, reader, { id })) {
      yield parts
        .flatMap(({ rows }) => rows)
        .flatMap(({ line, cells, reason }) =>
          reason ? csvLine([String(line), say(locale, previews.outcomes[reason]), ...cells]) : [],
        )
        .join('')
    }
  }

  return new Response(streamOf(lines()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${say(locale, progress.refusedFile)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
