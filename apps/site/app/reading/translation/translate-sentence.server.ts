import {
  followTranslation,
  readerLanguage,
  StoredTranslations,
  sourceSentences,
} from '@slovo/content-model'
import { unwrap } from '../../visit/failure/unwrap.ts'
import {
  type Database,
  databaseContext,
  readerContext,
} from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { WordRequest } from '../../words/outcome.server.ts'
import type { ReadableText } from '../../words/text/readable-text.server.ts'
import type { SentenceAnswer } from './sentence-answer.ts'

type Asked = Pick<WordRequest, 'context'>

/** The translation written for each sentence of a text, as far as there is one that holds. */
export async function findTranslation(
  database: Database,
  material: { id: number },
  { text, analysis }: ReadableText,
): Promise<(string | null)[]> {
  const row = unwrap(
    await database.from('materials').select('translations').eq('id', material.id).maybeSingle(),
  )
  const stored = StoredTranslations.safeParse(row?.translations).data?.[
    readerLanguage(analysis.lang)
  ]
  const lines = followTranslation(stored ?? [], sourceSentences(text, analysis))
  return lines.map(({ text, isChecked }) => (isChecked ? text : null))
}

/** One sentence in the reader's language: as it was written, or as the operator's machine has it. */
export async function translateSentence(
  { context }: Asked,
  material: { id: number; has_translation: boolean },
  readable: ReadableText,
  sentence: number,
): Promise<SentenceAnswer> {
  const asked = sourceSentences(readable.text, readable.analysis)[sentence]
  if (!asked) return { state: 'none' }
  const written =
    material.has_translation &&
    (await findTranslation(context.get(databaseContext), material, readable))[sentence]
  if (written) return { state: 'translated', text: written, isMachine: false }

  const { translateSentence, clientAddress } = context.get(visitContext)
  const reader = context.get(readerContext)
  const answer = await translateSentence?.({
    ...{ text: asked.text, from: readable.analysis.lang, clientAddress },
    reader: reader && !reader.isAnonymous ? reader.id : null,
  })
  if (!answer) return { state: 'none' }
  return answer.state === 'translated'
    ? { state: 'translated', text: answer.translation, isMachine: true }
    : answer
}

/** How the sentences of a material can be translated on this site. */
export function waysToTranslate({ context }: Asked, material: { has_translation: boolean }) {
  return {
    isWritten: material.has_translation,
    isMachine: context.get(visitContext).translateSentence !== undefined,
  }
}
