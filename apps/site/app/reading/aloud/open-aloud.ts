import type { Cues } from '@slovo/content-model'
import { offerSentence } from '../../words/voice/sentence-sound.ts'
import { drawHeard, eraseHeard } from './draw-heard.ts'
import { followSentence } from './follow-sentence.ts'
import { findHeardPlace, keepHeardPlace } from './heard-place.ts'
import { watchListeningKeys } from './listening-keys.ts'
import { takeMediaKeys } from './media-keys.ts'
import { addPlayMarks } from './play-marks.ts'
import { createPlayer } from './player.ts'
import { recordingSound } from './recording.ts'
import { sentenceNumberAt, sentencesOf, sentenceText } from './sentences.ts'
import { voiceSound } from './voice-sound.ts'
import { watchPanel } from './watch-panel.ts'
import { wholeRecording } from './whole-recording.ts'

interface HeardText {
  material: { id: number; title: string }
  /** Holds the sentences, each in its own element. */
  text: HTMLElement
  bar: HTMLElement
  /** Without a recording the voice reads. */
  audio: HTMLAudioElement | null
  cues: Cues | null
  voice: () => SpeechSynthesisVoice | null
  rate: number
  onFollow: (isFollowing: boolean) => void
}

const STEP_SECONDS = 5

export type OpenAloud = ReturnType<typeof openAloud>

/** Ties the player of a text to its page: the marks in the text, its keys, and the place that is kept on this device. */
export function openAloud({ material, text, bar, audio, cues, voice, rate, onFollow }: HeardText) {
  const whole = audio && !cues ? audio : null
  const all = sentencesOf(text)
  const texts = all.map(sentenceText)
  /** Those of which it is known when they are heard. */
  const sentences = whole ? [] : all
  const sound = audio ? recordingSound(audio, cues ?? wholeRecording) : voiceSound(texts, voice)
  const place = findHeardPlace(material.id)
  if (audio) audio.preload = 'metadata'
  if (whole) whole.currentTime = place
  const player = createPlayer(sound, {
    ...{ sentence: whole ? 0 : place, rate },
    isMidway: whole !== null,
  })
  /** For single sentences: of a recording without cues, the voice says them. */
  const dictating = whole ? createPlayer(voiceSound(texts, voice), { sentence: 0, rate }) : player
  const following = followSentence(bar, onFollow)
  let was = player.state()
  let isUnheard = true
  let removeMarks: (() => void) | undefined

  function playAround(word: Element | null) {
    const sentence = sentenceNumberAt(word, sentences)
    const isFree = was.status === 'playing' && !was.isOnce
    if (isFree) player.playFrom(sentence)
    else player.playOnce(sentence)
  }

  const skip = (seconds: number) => {
    if (whole) whole.currentTime = Math.max(whole.currentTime + seconds, 0)
  }
  const back = whole ? () => skip(-STEP_SECONDS) : player.previous
  const forward = whole ? () => skip(STEP_SECONDS) : player.next
  const keep = () => {
    const { status, sentence } = player.state()
    // Of a page that was only looked at, the place of the last time stays.
    if (isUnheard) return
    keepHeardPlace(material.id, whole && status !== 'silent' ? whole.currentTime : sentence)
  }
  const media = takeMediaKeys(material.title, {
    ...{ play: player.play, pause: player.pause, previous: back, next: forward },
  })

  const ends = [
    player.subscribe(() => {
      const now = player.state()
      const hasStarted = now.status === 'playing' && was.status !== 'playing' && was.held === null
      const hasMoved = now.sentence !== was.sentence || now.status !== was.status
      was = now
      isUnheard &&= !hasMoved
      drawHeard(sentences, now)
      if (now.status !== 'silent') removeMarks ??= addPlayMarks(text, sentences, player.playFrom)
      text.toggleAttribute('data-listening', now.status !== 'silent')
      following.show((now.status !== 'silent' && sentences[now.sentence]) || null)
      if (hasStarted) following.follow()
      if (!hasMoved) return
      media.show(now.status)
      keep()
    }),
    () => removeMarks?.(),
    watchPanel(text, (isOpen) => (isOpen ? player.hold() : player.release())),
    watchListeningKeys(text, {
      isBegun: () => was.status !== 'silent',
      onToggle: player.toggle,
      onPlay: playAround,
    }),
    ...(whole ? [] : [offerSentence((word) => playAround(wordAt(text, word)))]),
  ]
  addEventListener('pagehide', keep)

  return {
    player,
    sentences: texts,
    dictating,
    recording: whole,
    back,
    forward,
    follow: following.follow,
    close() {
      keep()
      removeEventListener('pagehide', keep)
      for (const end of ends) end()
      following.stop()
      media.release()
      player.close()
      dictating.close()
      eraseHeard(sentences)
      text.removeAttribute('data-listening')
    },
  }
}

const wordAt = (text: HTMLElement, word: number) => text.querySelectorAll('w-, a[id]')[word] ?? null
