import type { SubmitEvent } from 'react'
import { useChange } from '../../visit/form/use-change.ts'
import { queueStudy } from './queue-study.ts'
import { readStudyChange, type StudyStatus, statusAfter } from './study-status.ts'

/** Where the reader stands with a text, and how the controls of its page change it, above and below the text. */
export interface Study {
  status: StudyStatus
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * The new state shows at once, in all controls; when the server refuses, the old one comes back with the message. Without
 * script a change is posted as `study` to the page itself.
 */
export function useStudy(served: StudyStatus): Study {
  const { sent, onSubmit } = useChange(undefined, undefined, queueStudy)
  const asked = readStudyChange(sent?.get('study'))
  return { status: asked ? statusAfter(asked) : served, onSubmit }
}
