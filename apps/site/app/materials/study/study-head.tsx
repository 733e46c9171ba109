import { Own } from '../../visit/own/own.tsx'
import { StudyMark } from './study-mark.tsx'
import { StudyToggle } from './study-toggle.tsx'
import type { Study } from './use-study.ts'

/** Above the text: where its reader stands with it, and the button that changes that. */
export function StudyHead({ study }: { study: Study }) {
  return (
    <Own name="study-head">
      <StudyMark status={study.status} />
      <StudyToggle {...study} />
    </Own>
  )
}
