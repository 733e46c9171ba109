import { defineForm } from '../../visit/form/define-form.ts'

/** Where a reader stands with a material; nothing stored means untouched. */
export type StudyStatus = 'untouched' | 'being-studied' | 'studied'

/** What a reader may do: start and stop, finish, and study a finished text again. */
const studyChanges = ['start', 'stop', 'finish', 'study-again'] as const
export type StudyChange = (typeof studyChanges)[number]

export interface StudyFlags {
  is_being_studied: boolean
  is_studied: boolean
}

export function studyStatusOf(row: StudyFlags | null | undefined): StudyStatus {
  if (row?.is_studied) return 'studied'
  return row?.is_being_studied ? 'being-studied' : 'untouched'
}

export function statusAfter(change: StudyChange): StudyStatus {
  if (change === 'stop') return 'untouched'
  return change === 'finish' ? 'studied' : 'being-studied'
}

/** What is offered in each state; the order stays, so that no button takes the place of another. */
export function shownChanges(status: StudyStatus): StudyChange[] {
  if (status === 'untouched') return ['start', 'finish']
  return status === 'being-studied' ? ['stop', 'finish'] : ['study-again']
}

/** All but the end of a text are one button, which changes what it does. */
export const isToggle = (change: StudyChange) => change !== 'finish'

export function readStudyChange(value: unknown): StudyChange | undefined {
  return studyChanges.find((change) => change === value)
}

/** The study buttons, which send no `intent`. */
export const studyForm = defineForm({
  intents: ['study'],
  fields: { study: { maxLength: 20, isHidden: true } },
  schema: ({ z }) => z.object({ study: z.enum(studyChanges) }),
})
