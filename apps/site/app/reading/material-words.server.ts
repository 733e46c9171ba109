import { handleForm } from '../visit/form/handle-form.server.ts'
import { databaseContext, requireUser } from '../visit/session/session.server.ts'
import { removeWords } from '../words/change.server.ts'
import { refuseChange, respondWithOutcome, type WordRequest } from '../words/outcome.server.ts'
import { wordSource } from '../words/save.server.ts'
import { findStates } from '../words/states/states.server.ts'
import { readStates } from '../words/states/text-states.ts'
import { requireReadableText } from '../words/text/find-readable-text.server.ts'
import { wordPair } from '../words/word.ts'
import { removeWordForm, wordInText } from '../words/word-forms.ts'
import type { MaterialHead } from './material.server.ts'

/** The words of a material. The browser sends the place of a word: the sentence found there is always true to the text. */
export function wordsOfMaterial({ context }: Pick<WordRequest, 'context'>, material: MaterialHead) {
  return wordSource({
    place: `material ${material.id}`,
    form: wordInText,
    async wordOf({ word, last = word, lemma, definition }) {
      const text = await requireReadableText(context.get(databaseContext), material)
      const met = last === word ? text.meet(word, lemma) : text.meetPhrase({ first: word, last })
      if (!met) return 'no-phrase'
      const pair = wordPair(text.analysis.lang, lemma, definition)
      return { ...pair, ...met, material_id: material.id }
    },
  })
}

/** Removes a saved word; one that is gone already is refused with the specified message. */
export function handleRemoveWord(material: MaterialHead) {
  return handleForm(removeWordForm, async (post) => {
    const { context, url, values } = post
    const reader = requireUser(context, url)
    const count = await removeWords(context, reader, [values.id])
    if (count === 0) return refuseChange(post, 'not-removed')

    const { kept } = readStates(await findStates(context.get(databaseContext), material.id))
    return respondWithOutcome(post, { kind: 'removed', keptLemmaIds: [...kept] })
  })
}
