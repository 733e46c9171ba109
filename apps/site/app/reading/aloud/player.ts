import { sentenceOrder } from './sentence-order.ts'
import type { Sound, SoundEvent } from './sound.ts'

/** From one sentence to another, both included. */
export interface SentenceRange {
  from: number
  to: number
}

export type Loop = 'none' | 'sentence' | 'range'

export interface PlayerState {
  status: 'silent' | 'playing' | 'paused'
  /** The one that is heard, or will be. */
  sentence: number
  rate: number
  loop: Loop
  range: SentenceRange
  /** It falls silent at the end of the sentence. */
  isOnce: boolean
  /** A word was touched while this sentence was heard: it goes on there when the panel is closed. */
  held: number | null
  hasFailed: boolean
}

interface Beginning {
  sentence: number
  rate: number
  /** The sound stands inside of the sentence already. */
  isMidway?: boolean
}

export type Player = ReturnType<typeof createPlayer>

/** Plays the sentences of a text one after another, whichever sound they have. */
export function createPlayer(sound: Sound, at: Beginning) {
  const order = sentenceOrder(sound)
  const listeners = new Set<() => void>()
  /** The sentence was only chosen: what is played next begins with it. */
  let isChosen = !at.isMidway
  let state: PlayerState = {
    ...{ status: 'silent', loop: 'none', isOnce: false, held: null, hasFailed: false },
    ...{ sentence: order.from(at.sentence), rate: at.rate },
    range: { from: order.first, to: order.last },
  }

  function change(part: Partial<PlayerState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  function start(sentence: number, once?: { held: number | null; rate: number }) {
    isChosen = false
    const held = once?.held ?? null
    change({ status: 'playing', sentence, isOnce: once !== undefined, held, hasFailed: false })
    sound.start(sentence, once?.rate ?? state.rate)
  }

  function play() {
    if (isChosen) return start(state.sentence)
    change({ status: 'playing', isOnce: false, held: null, hasFailed: false })
    sound.resume(state.rate)
  }

  function pause(held: number | null = null) {
    sound.pause()
    change({ status: 'paused', isOnce: false, held })
  }

  /** In a range that is repeated, the last sentence is followed by the first. */
  function step(direction: 'previous' | 'next') {
    const { loop, range, sentence } = state
    const found = order[direction](sentence)
    if (loop !== 'range') return start(found ?? sentence)
    if (found !== null && isIn(range, found)) return start(found)
    start(direction === 'next' ? order.from(range.from) : range.to)
  }

  function end(sentence: number) {
    const { isOnce, loop, range, held } = state
    const next = order.next(sentence)
    if (isOnce) return pause(held)
    if (loop === 'sentence') return start(sentence)
    if (loop === 'range' && (next === null || next > range.to)) return start(order.from(range.from))
    if (next !== null) return sound.goOn(next)
    sound.pause()
    isChosen = true
    change({ status: 'silent', sentence: order.first })
  }

  /** Plays on there if it plays. */
  function goTo(sentence: number) {
    if (state.status === 'playing') return start(sentence)
    isChosen = true
    change({ sentence, held: null })
  }

  /** Going to another sentence ends the range. */
  function leaveRange(sentence: number) {
    if (state.loop === 'range' && !isIn(state.range, sentence)) change({ loop: 'none' })
  }

  /** The range that was chosen last if this sentence is in it; another begins with it. */
  function rangeFrom(sentence: number): SentenceRange {
    const { range } = state
    const isWhole = range.from === order.first && range.to === order.last
    if (isIn(range, sentence) && !isWhole) return range
    return { from: sentence, to: order.next(sentence) ?? sentence }
  }

  function hear(event: SoundEvent) {
    if (event.kind === 'began') change({ sentence: event.sentence })
    else if (event.kind === 'ended') end(event.sentence)
    else if (event.kind === 'resumed') change({ status: 'playing', held: null })
    else change({ status: 'paused', isOnce: false, hasFailed: event.kind === 'failed' })
  }
  sound.listen(hear)

  return {
    has: sound.has,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play,
    /** Also what a touched word has interrupted does not go on. */
    pause: () => (state.status === 'playing' ? pause() : change({ held: null })),
    toggle: () => (state.status === 'playing' ? pause() : play()),
    /** A sentence that was chosen in the text. */
    playFrom(sentence: number) {
      if (!sound.has(sentence)) return
      leaveRange(sentence)
      start(sentence)
    },
    /** One sentence alone. What a touched word interrupted goes on afterwards. */
    playOnce(sentence: number, rate = state.rate) {
      if (sound.has(sentence)) start(sentence, { held: state.held, rate })
    },
    previous: () => step('previous'),
    next: () => step('next'),
    goTo(sentence: number) {
      leaveRange(order.from(sentence))
      goTo(order.from(sentence))
    },
    /** A word was touched. */
    hold() {
      if (state.status === 'playing') pause(state.isOnce ? state.held : state.sentence)
    },
    /** The panel of the touched word was closed. */
    release() {
      const { held, sentence, status } = state
      if (held === null) return
      if (held !== sentence) return start(held)
      if (status === 'playing') change({ isOnce: false, held: null })
      else play()
    },
    setRate(rate: number) {
      change({ rate })
      sound.setRate(rate)
    },
    setLoop(loop: Loop) {
      change({ loop, ...(loop === 'range' && { range: rangeFrom(state.sentence) }) })
    },
    /** One end of what is repeated; if they cross, the other follows. */
    setRange(ends: Partial<SentenceRange>) {
      const { from = Math.min(state.range.from, ends.to ?? state.range.from) } = ends
      const to = Math.max(ends.to ?? state.range.to, from)
      change({ range: { from, to } })
      if (state.loop === 'range' && !isIn(state.range, state.sentence)) goTo(order.from(from))
    },
    close: () => sound.close(),
  }
}

const isIn = ({ from, to }: SentenceRange, sentence: number) => from <= sentence && sentence <= to
