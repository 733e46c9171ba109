import { ofPage } from '../visit/form/changes-of-page.server.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import type { WordRequest } from '../words/outcome.server.ts'
import { handleSaveWord, wordsOfPage } from '../words/save.server.ts'
import { handleMarkStudied } from './lessons.server.ts'

/** Everything that can be changed on the page of a lesson: its islands send it here, its forms without script to the page. */
export function action(sent: WordRequest & { params: { slug?: string } }) {
  const asked = ofPage(sent)
  const answer = formAction(
    handleMarkStudied(asked.params.slug),
    handleSaveWord(wordsOfPage(asked.url)),
  )
  return answer(asked)
}
