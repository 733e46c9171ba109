import type { PlayerState } from './player.ts'

interface MediaKeys {
  play: () => void
  pause: () => void
  previous: () => void
  next: () => void
}

/** The keys of a keyboard and headset, and what a locked phone shows. */
export function takeMediaKeys(title: string, keys: MediaKeys) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null
  const actions = {
    ...{ play: keys.play, pause: keys.pause },
    ...{ previoustrack: keys.previous, nexttrack: keys.next },
  } as const
  const names = ['play', 'pause', 'previoustrack', 'nexttrack'] as const
  if (session) {
    session.metadata = new MediaMetadata({ title, artist: 'Slovo' })
    for (const name of names) session.setActionHandler(name, actions[name])
  }
  return {
    show(status: PlayerState['status']) {
      if (session) session.playbackState = status === 'silent' ? 'none' : status
    },
    release() {
      if (!session) return
      session.metadata = null
      session.playbackState = 'none'
      for (const name of names) session.setActionHandler(name, null)
    },
  }
}
