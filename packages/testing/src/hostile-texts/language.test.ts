import * as language from '@slovo/language'
import { describeGrowth } from './describe-growth.ts'

const middle = (text: string) => Math.floor(text.length / 2)

describeGrowth('language', {
  entries: { '.': language },
  texts: {
    alphabetical: (text) => language.alphabetical('ru')(text, `${text}а`),
    collapseMarks: language.collapseMarks,
    compose: language.compose,
    cyrillicLetters: language.cyrillicLetters,
    isStressKnown: language.isStressKnown,
    isWholeWord: language.isWholeWord,
    lookupKey: language.lookupKey,
    mendLookalikes: language.mendLookalikes,
    placeInSentence: (text) =>
      language.placeInSentence(text, { start: 0, end: text.length }, middle(text)),
    presentSentence: language.presentSentence,
    removeStress: language.removeStress,
    sentenceAt: (text) => language.sentenceAt(text, middle(text), 'ru'),
    'sentenceAt, in French': (text) => language.sentenceAt(text, middle(text), 'fr'),
    speechText: language.speechText,
    splitParagraphs: language.splitParagraphs,
    splitSentences: (text) => language.splitSentences(text, 'ru'),
    'splitSentences, in French': (text) => language.splitSentences(text, 'fr'),
    splitWords: (text) => language.splitWords(text, 'ru'),
    'splitWords, in French': (text) => language.splitWords(text, 'fr'),
  },
  others: [],
})
