import { readMaterialSegment } from '@slovo/content-model'
import { data } from 'react-router'
import { handleStudyChange } from '../materials/study/study-status.server.ts'
import { ofPage } from '../visit/form/changes-of-page.server.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import { databaseContext } from '../visit/session/session.server.ts'
import type { WordRequest } from '../words/outcome.server.ts'
import { handleSaveWord } from '../words/save.server.ts'
import { handleWordState } from '../words/states/states.server.ts'
import { findMaterial } from './material.server.ts'
import { handleRemoveWord, wordsOfMaterial } from './material-words.server.ts'
import { handleKnowUntouched, handleTakeBackKnown } from './untouched-words.server.ts'

/** Everything that can be changed on the page of a text: its islands send it here, its forms without script to the page. */
export async function action(sent: WordRequest & { params: { material: string } }) {
  const asked = ofPage(sent)
  const segment = readMaterialSegment(asked.params.material)
  const database = asked.context.get(databaseContext)
  const material = segment && (await findMaterial(database, segment.id))
  if (!material) throw data(null, { status: 404 })

  const answer = formAction(
    handleStudyChange(material.id),
    handleSaveWord(wordsOfMaterial(asked, material)),
    handleRemoveWord(material),
    handleWordState(material),
    handleKnowUntouched(material),
    handleTakeBackKnown(),
  )
  return answer(asked)
}
