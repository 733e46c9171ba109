import { speechText } from '@slovo/language'
import type { SiteVisit, SpeechStep } from '@slovo/site/visit'
import type { Settings } from '../settings/settings.ts'
import { openRecording } from './make-recording.ts'
import { type EngineSettings, say } from './speech-engine.ts'
import { SpeechError } from './speech-error.ts'

export type SpeechSettings = EngineSettings &
  Pick<Settings, 'SPEECH_VOICE_RU' | 'SPEECH_VOICE_FR' | 'SPEECH_STRESS_MARKS' | 'FILE_SIZE_LIMIT'>

export type Speech = NonNullable<SiteVisit['speech']>

/** Each keeps the engine, which is often one graphics card, and its sound in memory. */
const MAX_AT_ONCE = 2

/** The voices that the operator has set; undefined where there is none. */
export function openSpeech(
  settings: SpeechSettings,
  log: { error(cause: unknown, message: string): void },
  retries?: number[],
): Speech | undefined {
  const voices = { ru: settings.SPEECH_VOICE_RU, fr: settings.SPEECH_VOICE_FR }
  const langs = (['ru', 'fr'] as const).filter((lang) => voices[lang])
  if (!settings.SPEECH_URL || langs.length === 0) return undefined
  let running = 0

  async function* read(
    sentences: string[],
    voice: string,
    signal: AbortSignal,
  ): AsyncGenerator<SpeechStep> {
    const recording = await openRecording()
    for (const [place, sentence] of sentences.entries()) {
      recording.add(await say(settings, { text: spoken(sentence), voice, signal }, retries))
      if (recording.bytes() > settings.FILE_SIZE_LIMIT)
        return yield { kind: 'failed', reason: 'too-large' }
      yield { kind: 'said', count: place + 1 }
    }
    yield { kind: 'recorded', ...recording.finish() }
  }

  const spoken = (sentence: string) =>
    settings.SPEECH_STRESS_MARKS ? sentence.replace(/\s+/g, ' ').trim() : speechText(sentence)

  return {
    langs,
    async *read(sentences, lang, signal) {
      const voice = voices[lang]
      if (!voice) return yield { kind: 'failed', reason: 'refused' }
      if (running >= MAX_AT_ONCE) return yield { kind: 'failed', reason: 'busy' }
      running++
      try {
        yield* read(sentences, voice, signal)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof SpeechError)) throw error
        log.error(error, 'a sentence could not be said')
        yield { kind: 'failed', reason: error.fault, message: error.message }
      } finally {
        running--
      }
    },
  }
}
