import { useSyncExternalStore } from 'react'

type PlayWord = (word: number) => void

let offered: PlayWord | null = null
const listeners = new Set<() => void>()

/** A page that has sound offers to play the sentence of a word; gives back how to take the offer back. */
export function offerSentence(play: PlayWord): () => void {
  set(play)
  return () => {
    if (offered === play) set(null)
  }
}

/** Plays the sentence of a word; `null` where it cannot be heard. */
export function useSentenceSound(): PlayWord | null {
  return useSyncExternalStore(subscribe, now, onServer)
}

function set(play: PlayWord | null) {
  offered = play
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const now = () => offered
const onServer = () => null
