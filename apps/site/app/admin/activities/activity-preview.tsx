import type { Message } from '@slovo/messages'
import { activityEditor, playedByPackage, playedBySite } from '@slovo/messages/admin/activities'
import { exerciseType } from '@slovo/messages/admin/exercise-types'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocalPath, useSay } from '../../ui/say.ts'

interface ActivityPreviewProps {
  id: number
  library: string
  isFramed: boolean
  /** What is played otherwise than it was written. */
  notes: Message[]
  /** The activity as learners see it. */
  children: ReactNode
}

/** What the site has of an activity: who plays it, its package to take away, and itself. */
export function ActivityPreview({ id, library, isFramed, notes, children }: ActivityPreviewProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const type = `${say(exerciseType(library))} (${library})`
  return (
    <section aria-label={say(activityEditor.preview)}>
      <div className="admin-strip">
        <p>{say(isFramed ? playedByPackage : playedBySite, { library: type })}</p>
        <a
          className="button button-secondary"
          href={localPath(`/admin/activities/${id}/export`)}
          download
        >
          <Download aria-hidden="true" />
          {say(activityEditor.export)}
        </a>
      </div>
      {notes.map((note) => (
        <p key={note.fr}>{say(note)}</p>
      ))}
      <p className="field-hint">{say(activityEditor.previewHint)}</p>
      {children}
    </section>
  )
}
