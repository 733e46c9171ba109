import type { Grade } from '@slovo/review'

/** What a learner did to a card. Its id is made in the browser, so that a change that is sent twice counts once. */
export type ReviewChange = { id: string } & (
  | { kind: 'review'; card: number; grade: Grade; durationMs: number; reviewedAt: string }
  | { kind: 'undo'; undoes: string }
  | { kind: 'suspend'; card: number }
  | { kind: 'resume'; card: number }
)
