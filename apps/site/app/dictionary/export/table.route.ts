import { csvLine, csvStart } from '@slovo/content-model'
import { say } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import * as files from '@slovo/messages/word-files'
import { streamOf } from '../../visit/response/text-stream.server.ts'
import { databaseContext, localeContext, requireUser } from '../../visit/session/session.server.ts'
import type { Route } from './+types/table.route.ts'
import { exportedStates } from './exported-states.server.ts'
import { exportedWords } from './exported-words.server.ts'

/** All words, and those that are only known or ignored, as a file for a spreadsheet. It is written while it is sent: 100,000 words need no more memory than a thousand. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const locale = context.get(localeContext)
  const database = context.get(databaseContext)
  const said = new Set<number>()

  const titles = [
    dictionary.russian,
    dictionary.french,
    dictionary.sentence,
    dictionary.fromText,
    dictionary.added,
    files.form,
    files.state,
    files.due,
  ].map((title) => say(locale, title))

  async function* lines() {
    yield csvStart(titles)
    for await (const words of exportedWords(database, reader, said)) {
      yield words
        .map(({ russian, french, sentence, text, createdAt, form, state, cards }) =>
          csvLine([
            russian,
            french,
            sentence ?? '',
            text ?? '',
            createdAt.slice(0, 10),
            form ?? '',
            state ? say(locale, files.states[state]) : '',
            firstDue(cards),
          ]),
        )
        .join('')
    }
    for await (const states of exportedStates(database, reader, said)) {
      yield states
        .map(({ russian, french, createdAt, state }) =>
          csvLine([
            ...[russian, french, '', '', createdAt.slice(0, 10), ''],
            ...[say(locale, files.states[state]), ''],
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

/** The day on which the first of its cards is asked again; none for a word that was never reviewed. */
function firstDue(cards: { due: string; reps: number; isSuspended: boolean }[]) {
  const days = cards
    .filter(({ reps, isSuspended }) => reps > 0 && !isSuspended)
    .map(({ due }) => due.slice(0, 10))
  return days.toSorted()[0] ?? ''
}
