import { z } from 'zod'
import { databaseContext, requireUser } from '../visit/session/session.server.ts'
import { removeWords } from '../words/change.server.ts'
import { listSavedLemmaIds } from '../words/list.server.ts'
import { respondWithOutcome, type WordRequest } from '../words/outcome.server.ts'
import { ChosenTranslation, type WordSource } from '../words/save.server.ts'
import { findReadableText } from '../words/text/readable-text.server.ts'
import { wordPair } from '../words/word.ts'
import type { MaterialHead } from './material.server.ts'

const ChosenInText = ChosenTranslation.extend({ word: z.coerce.number().int().nonnegative() })

/** The words of a material. The browser sends the place of a word: the sentence found there is always true to the text. */
export function wordsOfMaterial(
  { context }: Pick<WordRequest, 'context'>,
  material: MaterialHead,
): WordSource<z.infer<typeof ChosenInText>> {
  return {
    place: `material ${material.id}`,
    form: ChosenInText,
    async wordOf({ word, lemma, definition }) {
      const text = await findReadableText(context.get(databaseContext), material)
      return {
        ...wordPair(text.analysis.lang, lemma, definition),
        word_sentence: text.sentenceOf(word) || null,
        material_id: material.id,
      }
    },
  }
}

/** Removes a saved word; one that is gone already is refused with the specified message. */
export async function answerRemoveWord(asked: WordRequest, form: FormData, material: MaterialHead) {
  const { context, url } = asked
  const reader = requireUser(context, url)
  const count = await removeWords(context, reader, form.getAll('id'))
  if (count === 0) return respondWithOutcome(asked, { kind: 'refused', refusal: 'not-removed' })

  const savedLemmaIds = await listSavedLemmaIds(context.get(databaseContext), material.id)
  return respondWithOutcome(asked, { kind: 'removed', savedLemmaIds })
}
