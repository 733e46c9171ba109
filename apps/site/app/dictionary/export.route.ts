import { csvLine, csvStart } from '@slovo/content-model'
import { say } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { streamOf } from '../visit/response/text-stream.server.ts'
import { databaseContext, localeContext, requireUser } from '../visit/session/session.server.ts'
import { everyWord } from '../words/list.server.ts'
import type { Route } from './+types/export.route.ts'

/** All words as a file for a spreadsheet. It is written while it is sent: 100,000 words need no more memory than a thousand. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const pages = everyWord(context.get(databaseContext), reader)

  const titles = [
    dictionary.russian,
    dictionary.french,
    dictionary.sentence,
    dictionary.fromText,
    dictionary.added,
  ].map((title) => say(locale, title))

  async function* lines() {
    yield csvStart(titles)
    for await (const words of pages) {
      yield words
        .map(({ word_ru, word_fr, word_sentence, materials, created_at }) =>
          csvLine([
            word_ru,
            word_fr,
            word_sentence ?? '',
            materials?.title ?? '',
            created_at.slice(0, 10),
          ]),
        )
        .join('')
    }
  }

  return new Response(streamOf(lines()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${say(locale, dictionary.exportFile)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
