import { ofPage } from '../../visit/form/changes-of-page.server.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import type { WordRequest } from '../outcome.server.ts'
import { handleSaveWord } from '../save.server.ts'
import { wordsHere } from './words-here.server.ts'

/** Everything that can be changed on the page of a word: its islands send it here, its forms without script to the page. */
export function action(sent: WordRequest) {
  const asked = ofPage(sent)
  return formAction(handleSaveWord(wordsHere(asked.url)))(asked)
}
