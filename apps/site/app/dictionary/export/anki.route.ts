import { say } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { ankiFields, deck } from '@slovo/messages/word-files'
import { noteFields } from '@slovo/word-files'
import { streamOf } from '../../visit/response/text-stream.server.ts'
import { databaseContext, localeContext, requireUser } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/anki.route.ts'
import { exportedReviews, exportedWords } from './exported-words.server.ts'

/** All words as a package for Anki, with their schedule and the reviews that were made. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const database = context.get(databaseContext)

  async function* parts() {
    for await (const words of exportedWords(database, reader)) yield { words }
    for await (const reviews of exportedReviews(database, reader)) yield { reviews }
  }
  const pieces = context.get(visitContext).wordFiles.writeAnkiPackage(parts(), {
    learning: reader.learningLanguage,
    owner: reader.id,
    deck: say(locale, deck),
    fields: noteFields.map((field) => say(locale, ankiFields[field])),
  })

  return new Response(streamOf(pieces), {
    headers: {
      'content-type': 'application/vnd.anki',
      'content-disposition': `attachment; filename="${say(locale, dictionary.exportFile)}.apkg"`,
      'cache-control': 'private, no-store',
    },
  })
}
