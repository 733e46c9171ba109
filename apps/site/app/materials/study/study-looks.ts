import { study } from '@slovo/messages/study'
import { BookmarkPlus, BookmarkX, Check, RotateCcw } from 'lucide-react'
import type { StudyChange } from './study-status.ts'

/** How each change of the study status is called and drawn, wherever it is offered. */
export const studyLooks = {
  start: { name: study.start, Icon: BookmarkPlus },
  stop: { name: study.stop, Icon: BookmarkX },
  finish: { name: study.finish, Icon: Check },
  'study-again': { name: study.again, Icon: RotateCcw },
} satisfies Record<StudyChange, unknown>
