export {
  type Activity,
  type ActivityOf,
  type ActivityPart,
  lostParts,
  otherLibraries,
} from './activity/activity.ts'
export {
  beginPlay,
  changeAnswer,
  checkAnswer,
  type Play,
  resultOf,
  showSolution,
} from './activity/play.ts'
export {
  checkActivity,
  expressionsNotRun,
  nativeType,
  nativeTypes,
  readActivity,
} from './activity/read-activity.ts'
export {
  authorFeedback,
  firstAnswer,
  hasCheckButton,
  hasSolution,
  maxScore,
  offers,
  prepareToScore,
  rightAnswer,
  scoreActivity,
} from './activity/rules.ts'
export { checkShippedActivity, type ShippedActivity, shippedActivity } from './activity/shipped.ts'
export type { Display } from './content/display.ts'
export { isVideoPlayer, originsElsewhere } from './content/elsewhere.ts'
export { libraryText, readLibraryName } from './content/library-name.ts'
export { maxPointsOf } from './content/max-points.ts'
export { mediaPaths } from './content/media-paths.ts'
export type { MediaFile } from './content/parameters.ts'
export { mediaUrl, packageFolder, packageName, storedName } from './content/stored-package.ts'
export { type ActivityResult, boundResult, readDuration } from './score/result.ts'
export { feedbackFor, type Score } from './score/score.ts'
export { shuffle } from './score/shuffle.ts'
export { readStatement } from './score/statement.ts'
export { parseRichText, plainText, type RichNode } from './text/rich-text.ts'
// What the player of one type shows besides its score: which of the answers was right.
export { isGapRight } from './types/blanks/score.ts'
export { dictationWords } from './types/dictation/score.ts'
export { foundKeywords } from './types/essay/score.ts'
export { isCardRight } from './types/flashcards/index.ts'
export type { ActivityType } from './types/index.ts'
export { rightPlaces } from './types/sort-paragraphs/score.ts'
