import { type Subtitle, sentenceTexts, slugOf, subtitlesOf } from '@slovo/content-model'
import { useEffect, useRef, useState } from 'react'
import type { RecordedText } from '../use-recorded-text.ts'
import { SpokenLine } from './spoken-line.ts'

export interface SpokenText {
  file: File
  subtitles: Subtitle[]
}

type Failure = Extract<SpokenLine, { failed: unknown }>['failed'] | 'lost'

type SpeechState =
  | { kind: 'idle' | 'stopped' | 'done' }
  | { kind: 'speaking'; said: number; of: number }
  | { kind: 'failed'; reason: Failure }

/** Has the text of a form said by the site's engine. A page that is left stops it. */
export function useSpeech(onSpoken: (spoken: SpokenText) => void) {
  const [state, setState] = useState<SpeechState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function speak({ text, lang, title }: RecordedText) {
    const sentences = sentenceTexts(text, lang)
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'speaking', said: 0, of: sentences.length })
    try {
      for await (const line of askSpeech({ text, lang }, controller.signal)) {
        if ('said' in line) setState({ kind: 'speaking', ...line })
        else if ('failed' in line) return setState({ kind: 'failed', reason: line.failed })
        else {
          const name = `${slugOf(title) || 'texte'}.mp3`
          const file = new File([bytesOf(line.mp3)], name, { type: 'audio/mpeg' })
          onSpoken({ file, subtitles: subtitlesOf(line.cues, sentences) })
          return setState({ kind: 'done' })
        }
      }
      setState({ kind: 'failed', reason: 'lost' })
    } catch {
      // Stopped by the writer, or the line was lost.
      setState(controller.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', reason: 'lost' })
    }
  }

  return { state, speak, stop: () => running.current?.abort() }
}

async function* askSpeech(asked: { text: string; lang: string }, signal: AbortSignal) {
  const answer = await fetch('/admin/speak', {
    ...{ method: 'POST', body: new URLSearchParams(asked), signal },
  })
  if (!answer.ok || !answer.body) throw new Error(`the site answered ${answer.status}`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let begun = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (begun + value).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) yield SpokenLine.parse(JSON.parse(line))
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
