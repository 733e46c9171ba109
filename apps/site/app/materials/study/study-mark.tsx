import { study } from '@slovo/messages/study'
import { BookOpen, Check } from 'lucide-react'
import { useSay } from '../../ui/say.ts'
import type { StudyStatus } from './study-status.ts'

/** Says with a sign and a word that a material is being studied or was studied; an untouched one has no mark. */
export function StudyMark({ status }: { status: StudyStatus }) {
  const say = useSay()
  if (status === 'untouched') return null

  const isStudied = status === 'studied'
  const Icon = isStudied ? Check : BookOpen
  return (
    <span className={`badge ${isStudied ? 'badge-studied' : 'badge-being-studied'}`}>
      <Icon aria-hidden="true" size={14} />
      {say(isStudied ? study.studied : study.beingStudied)}
    </span>
  )
}
