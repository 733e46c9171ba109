import type { ActivityResult } from '../score/result.ts'
import { boundResult } from '../score/result.ts'
import type { Score } from '../score/score.ts'
import type { Activity } from './activity.ts'
import { maxScore, scoreActivity } from './rules.ts'

/** A learner at work on an activity. Times are in milliseconds, passed in by the caller. */
export interface Play {
  answer: unknown
  began: number
  phase: 'answering' | 'checked' | 'solution'
  /** Of the last check; none while the learner answers. */
  score?: Score
}

/** Begins, or begins again. */
export function beginPlay(now: number, answer?: unknown): Play {
  return { answer, began: now, phase: 'answering' }
}

/** The learner answers; what was checked stays as it is. */
export function changeAnswer(play: Play, answer: unknown): Play {
  return play.phase === 'answering' ? { ...play, answer } : play
}

/** Checks the answer, once; the result is what is saved. */
export function checkAnswer(
  play: Play,
  activity: Activity,
  now: number,
): { play: Play; result?: ActivityResult } {
  if (play.phase !== 'answering') return { play }
  const score = scoreActivity(activity, play.answer)
  return { play: { ...play, phase: 'checked', score }, result: resultOf(activity, play, now) }
}

/** The solution is shown, after checking only. */
export function showSolution(play: Play): Play {
  return play.phase === 'checked' ? { ...play, phase: 'solution' } : play
}

/** The result of an answer given now, as the server saves it. */
export function resultOf(
  activity: Activity,
  { answer, began }: Pick<Play, 'answer' | 'began'>,
  now: number,
): ActivityResult {
  const score = scoreActivity(activity, answer)
  return boundResult({ ...score, duration: (now - began) / 1000 }, maxScore(activity))
}
