import { type Display, readDisplay } from '../content/display.ts'
import { type LibraryName, libraryText, readLibraryName } from '../content/library-name.ts'
import type { SubContent } from '../content/sub-content.ts'
import { type Blanks, blanks } from '../types/blanks/params.ts'
import { column } from '../types/column/params.ts'
import { type Dialogcards, dialogcards } from '../types/dialogcards/params.ts'
import { type Dictation, dictation } from '../types/dictation/params.ts'
import { type DragText, dragText } from '../types/drag-text/params.ts'
import { type Essay, essay } from '../types/essay/params.ts'
import { type Flashcards, flashcards } from '../types/flashcards/params.ts'
import { type MarkTheWords, markTheWords } from '../types/mark-the-words/params.ts'
import { type MemoryGame, memoryGame } from '../types/memory-game/params.ts'
import { type MultiChoice, multiChoice } from '../types/multi-choice/params.ts'
import { type QuestionSet, questionSet } from '../types/question-set/params.ts'
import { type SingleChoiceSet, singleChoiceSet } from '../types/single-choice-set/params.ts'
import { type SortParagraphs, sortParagraphs } from '../types/sort-paragraphs/params.ts'
import { type Summary, summary } from '../types/summary/params.ts'
import { type TrueFalse, trueFalse } from '../types/true-false/params.ts'

/** An activity that our own players play: plain JSON, read from the content of a package. */
export type Activity =
  | { type: 'MultiChoice'; params: MultiChoice }
  | { type: 'TrueFalse'; params: TrueFalse }
  | { type: 'Blanks'; params: Blanks }
  | { type: 'DragText'; params: DragText }
  | { type: 'MarkTheWords'; params: MarkTheWords }
  | { type: 'SingleChoiceSet'; params: SingleChoiceSet }
  | { type: 'Summary'; params: Summary }
  | { type: 'Dialogcards'; params: Dialogcards }
  | { type: 'Flashcards'; params: Flashcards }
  | { type: 'Dictation'; params: Dictation }
  | { type: 'SortParagraphs'; params: SortParagraphs }
  | { type: 'MemoryGame'; params: MemoryGame }
  | { type: 'Essay'; params: Essay }
  | { type: 'QuestionSet'; params: Omit<QuestionSet, 'questions'>; parts: Part[] }
  | { type: 'Column'; parts: Part[] }

export type ActivityType = Activity['type']

/** A part of a set or a column: an activity, something to look at, or what only a frame can play. */
export type Part = { title: string } & (
  | { kind: 'activity'; activity: Activity }
  | { kind: 'display'; display: Display }
  | { kind: 'other'; library: string }
)

/** The types that our own players play. */
export const nativeTypes: readonly ActivityType[] = [
  ...(['MultiChoice', 'TrueFalse', 'Blanks', 'DragText', 'MarkTheWords'] as const),
  ...(['SingleChoiceSet', 'Summary', 'Dialogcards', 'Flashcards', 'Dictation'] as const),
  ...(['SortParagraphs', 'MemoryGame', 'Essay', 'QuestionSet', 'Column'] as const),
]

const MAX_DEPTH = 8

/** The native type of a library; `H5P.DialogCards`, as some generators write it, too. */
export function nativeType(library: LibraryName | string): ActivityType | undefined {
  const machineName =
    typeof library === 'string'
      ? (readLibraryName(library)?.machineName ?? library)
      : library.machineName
  return nativeTypes.find((type) => `h5p.${type}`.toLowerCase() === machineName.toLowerCase())
}

/**
 * The activity in the content of a package or of a row, for our own players; nothing if its library
 * is not one of theirs. Fields that are missing get H5P's defaults.
 */
export function readActivity(library: LibraryName | string, content: unknown) {
  return readNested(library, content, 0)
}

function readNested(
  library: LibraryName | string,
  content: unknown,
  depth: number,
): Activity | undefined {
  const type = nativeType(library)
  switch (type) {
    case 'MultiChoice':
      return { type, params: multiChoice.parse(content) }
    case 'TrueFalse':
      return { type, params: trueFalse.parse(content) }
    case 'Blanks':
      return { type, params: blanks.parse(content) }
    case 'DragText':
      return { type, params: dragText.parse(content) }
    case 'MarkTheWords':
      return { type, params: markTheWords.parse(content) }
    case 'SingleChoiceSet':
      return { type, params: singleChoiceSet.parse(content) }
    case 'Summary':
      return { type, params: summary.parse(content) }
    case 'Dialogcards':
      return { type, params: dialogcards.parse(content) }
    case 'Flashcards':
      return { type, params: flashcards.parse(content) }
    case 'Dictation':
      return { type, params: dictation.parse(content) }
    case 'SortParagraphs':
      return { type, params: sortParagraphs.parse(content) }
    case 'MemoryGame':
      return { type, params: memoryGame.parse(content) }
    case 'Essay':
      return { type, params: essay.parse(content) }
    case 'QuestionSet': {
      const { questions, ...params } = questionSet.parse(content)
      return { type, params, parts: questions.map((question) => readPart(question, depth + 1)) }
    }
    case 'Column': {
      const { contents } = column.parse(content)
      return { type, parts: contents.map((part) => readPart(part, depth + 1)) }
    }
    case undefined:
      return undefined
  }
}

function readPart(content: SubContent, depth: number): Part {
  const { title } = content.metadata
  const activity =
    depth < MAX_DEPTH ? readNested(content.library, content.params, depth) : undefined
  if (activity) return { title, kind: 'activity', activity }
  const display = readDisplay(content)
  if (display) return { title, kind: 'display', display }
  return { title, kind: 'other', library: libraryText(content.library) }
}

/** How many of the parts that can be answered our own players cannot play, and how many there are. */
export function lostParts(activity: Activity): { lost: number; all: number } {
  if (!('parts' in activity)) return { lost: 0, all: 1 }
  return activity.parts.reduce(
    (sum, part) => {
      if (part.kind === 'display') return sum
      const { lost, all } = part.kind === 'other' ? { lost: 1, all: 1 } : lostParts(part.activity)
      return { lost: sum.lost + lost, all: sum.all + all }
    },
    { lost: 0, all: 0 },
  )
}

/** The libraries of the parts that our own players cannot play, each once. */
export function otherLibraries(activity: Activity): string[] {
  if (!('parts' in activity)) return []
  const found = activity.parts.flatMap((part) => {
    if (part.kind === 'other') return [part.library]
    return part.kind === 'activity' ? otherLibraries(part.activity) : []
  })
  return [...new Set(found)]
}
