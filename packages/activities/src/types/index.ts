import { blanksContent, blanksRules } from './blanks/index.ts'
import { columnContent, columnRules } from './column/index.ts'
import { dialogcardsContent, dialogcardsRules } from './dialogcards/index.ts'
import { dictationContent, dictationRules } from './dictation/index.ts'
import { dragTextContent, dragTextRules } from './drag-text/index.ts'
import { essayContent, essayRules } from './essay/index.ts'
import { flashcardsContent, flashcardsRules } from './flashcards/index.ts'
import { markTheWordsContent, markTheWordsRules } from './mark-the-words/index.ts'
import { memoryGameContent, memoryGameRules } from './memory-game/index.ts'
import { multiChoiceContent, multiChoiceRules } from './multi-choice/index.ts'
import { questionSetContent, questionSetRules } from './question-set/index.ts'
import { singleChoiceSetContent, singleChoiceSetRules } from './single-choice-set/index.ts'
import { sortParagraphsContent, sortParagraphsRules } from './sort-paragraphs/index.ts'
import { summaryContent, summaryRules } from './summary/index.ts'
import { trueFalseContent, trueFalseRules } from './true-false/index.ts'
import type { TypeContent } from './type-content.ts'
import type { TypeRules } from './type-rules.ts'

// Every type that our own players play, twice: what an author writes is read on the server, with schemas that stay there;
// what a learner does is scored in the browser too.

const contents = {
  MultiChoice: multiChoiceContent,
  TrueFalse: trueFalseContent,
  Blanks: blanksContent,
  DragText: dragTextContent,
  MarkTheWords: markTheWordsContent,
  SingleChoiceSet: singleChoiceSetContent,
  Summary: summaryContent,
  Dialogcards: dialogcardsContent,
  Flashcards: flashcardsContent,
  Dictation: dictationContent,
  SortParagraphs: sortParagraphsContent,
  MemoryGame: memoryGameContent,
  Essay: essayContent,
  QuestionSet: questionSetContent,
  Column: columnContent,
}

type ParamsIn<Content> = Content extends TypeContent<infer Params> ? Params : never

/** What is read from an activity, by its type. */
export type ParamsByType = { [Type in keyof typeof contents]: ParamsIn<(typeof contents)[Type]> }

/** A library of H5P that our own players play, without its `H5P.`. */
export type ActivityType = keyof ParamsByType

export const contentByType: { [Type in ActivityType]: TypeContent<ParamsByType[Type]> } = contents

export const rulesByType: { [Type in ActivityType]: TypeRules<ParamsByType[Type]> } = {
  MultiChoice: multiChoiceRules,
  TrueFalse: trueFalseRules,
  Blanks: blanksRules,
  DragText: dragTextRules,
  MarkTheWords: markTheWordsRules,
  SingleChoiceSet: singleChoiceSetRules,
  Summary: summaryRules,
  Dialogcards: dialogcardsRules,
  Flashcards: flashcardsRules,
  Dictation: dictationRules,
  SortParagraphs: sortParagraphsRules,
  MemoryGame: memoryGameRules,
  Essay: essayRules,
  QuestionSet: questionSetRules,
  Column: columnRules,
}
