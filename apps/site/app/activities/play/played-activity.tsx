import '../activities.css'
import '../parts/parts.css'
import type { Activity } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { Component, type ReactNode } from 'react'
import { useSay } from '../../ui/say.ts'
import { useFileUrl } from '../../visit/files/file-urls.ts'
import type { ActivityItem } from '../activity-item.ts'
import { FolderContext } from '../parts/media.tsx'
import { PlayerContext } from '../parts/player-and-outline.ts'
import { BestLine, SavingLine, useSavedResult } from '../results/saved-result.tsx'
import { Player } from '../types/players.tsx'
import { PlayerFrame } from './player-frame.tsx'

interface PlayedActivityProps {
  item: ActivityItem
  activity: Activity
}

/** An activity in our own player, the best result so far, and whether the new one was saved. */
export function PlayedActivity({ item, activity }: PlayedActivityProps) {
  const say = useSay()
  const fileUrl = useFileUrl()
  const { best, saving, send, forget } = useSavedResult(item)
  return (
    <PlayerBoundary sentence={say(messages.failed)}>
      <BestLine best={best} />
      <FolderContext value={fileUrl(item.folder)}>
        <PlayerContext value={Player}>
          <PlayerFrame activity={activity} onResult={send} onRetry={forget} />
        </PlayerContext>
      </FolderContext>
      <SavingLine saving={saving} send={send} />
    </PlayerBoundary>
  )
}

interface PlayerBoundaryProps {
  sentence: string
  children: ReactNode
}

/** An error in a player, or a failed download of its code, stays inside its activity. */
class PlayerBoundary extends Component<PlayerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p className="activity-note" role="alert">
        {this.props.sentence}
      </p>
    )
  }
}
