import { type Activity, feedbackFor, type Score } from '@slovo/activities'

/** What the author says to a score; '' where the author says nothing. */
export function overallFeedback(activity: Activity, score: Score): string {
  if (!('params' in activity)) return ''
  if (activity.type === 'QuestionSet') {
    return feedbackFor(activity.params.endGame.overallFeedback, score)
  }
  if (activity.type === 'TrueFalse') {
    const { feedbackOnCorrect, feedbackOnWrong } = activity.params.behaviour
    return score.success ? feedbackOnCorrect : feedbackOnWrong
  }
  return 'overallFeedback' in activity.params
    ? feedbackFor(activity.params.overallFeedback, score)
    : ''
}

/** Has this type a button to check, or does its last step check? */
export function hasCheckButton(activity: Activity): boolean {
  if (activity.type === 'Column') return activity.parts.some(({ kind }) => kind === 'activity')
  return !['SingleChoiceSet', 'Summary', 'Dialogcards', 'MemoryGame'].includes(activity.type)
}

/** Is there a solution that says more than the cards themselves? */
export function hasSolution(activity: Activity): boolean {
  if (activity.type === 'Essay') return activity.params.solution.sample.length > 0
  return !['Dialogcards', 'MemoryGame'].includes(activity.type)
}
