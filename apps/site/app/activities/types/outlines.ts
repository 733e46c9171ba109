import {
  type Activity,
  type ActivityOf,
  type ActivityPart,
  type ActivityType,
  plainText,
} from '@slovo/activities'
import type { OutlineOf } from '../parts/player-and-outline.ts'
import { blanksOutline } from './blanks/outline.ts'
import { columnOutline } from './column/outline.ts'
import { dialogcardsOutline } from './dialogcards/outline.ts'
import { dictationOutline } from './dictation/outline.ts'
import { dragTextOutline } from './drag-text/outline.ts'
import { essayOutline } from './essay/outline.ts'
import { flashcardsOutline } from './flashcards/outline.ts'
import { markTheWordsOutline } from './mark-the-words/outline.ts'
import { memoryGameOutline } from './memory-game/outline.ts'
import { multiChoiceOutline } from './multi-choice/outline.ts'
import { questionSetOutline } from './question-set/outline.ts'
import { singleChoiceSetOutline } from './single-choice-set/outline.ts'
import { sortParagraphsOutline } from './sort-paragraphs/outline.ts'
import { summaryOutline } from './summary/outline.ts'
import { trueFalseOutline } from './true-false/outline.ts'

const outlines: { [Type in ActivityType]: OutlineOf<Type> } = {
  MultiChoice: multiChoiceOutline,
  TrueFalse: trueFalseOutline,
  Blanks: blanksOutline,
  DragText: dragTextOutline,
  MarkTheWords: markTheWordsOutline,
  SingleChoiceSet: singleChoiceSetOutline,
  Summary: summaryOutline,
  Dialogcards: dialogcardsOutline,
  Flashcards: flashcardsOutline,
  Dictation: dictationOutline,
  SortParagraphs: sortParagraphsOutline,
  MemoryGame: memoryGameOutline,
  Essay: essayOutline,
  QuestionSet: questionSetOutline,
  Column: columnOutline,
}

/** What an exercise says, line by line, for a learner without JavaScript. It gives no answer away. */
export function outlineOf(activity: Activity): string[] {
  return linesOf(activity).filter((line) => line !== '')
}

function linesOf({ type, params, parts = [] }: Activity): string[] {
  return linesOfType(type, params, parts.flatMap(partLines))
}

function linesOfType<Type extends ActivityType>(
  type: Type,
  params: ActivityOf<Type>['params'],
  parts: string[],
): string[] {
  return outlines[type](params, parts)
}

function partLines(part: ActivityPart): string[] {
  if (part.kind === 'activity') return linesOf(part.activity)
  if (part.kind === 'display' && part.display.type === 'Text') return [plainText(part.display.text)]
  return [part.title]
}
