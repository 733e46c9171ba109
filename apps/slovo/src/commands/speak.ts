import path from 'node:path'
import { shippedContent } from '../content/publish-shipped.ts'
import { speakFolder } from '../content/speak-folder.ts'
import type { Settings } from '../settings/settings.ts'
import { openSpeech } from '../speech/open-speech.ts'
import { CommandError } from './command-error.ts'

/** Has the texts of a content folder said by the speech engine: a recording with cues beside each that has none. */
export async function speakTexts(settings: Settings, folder = shippedContent) {
  const speech = openSpeech(settings, { error: () => {} })
  if (!speech) {
    throw new CommandError(
      'Set SPEECH_URL, and SPEECH_VOICE_RU or SPEECH_VOICE_FR: no engine can be asked.',
    )
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort())

  const { made, voiceless, failed } = await speakFolder(path.resolve(folder), {
    speech,
    signal: stop.signal,
    onProgress: (key, said, sentences) => {
      if (said === sentences || said % 10 === 0) console.error(`${key}: ${said} of ${sentences}`)
    },
  })
  console.log(`${made.length} recordings are made.`)
  if (voiceless.length > 0) console.log(`No voice is set for: ${voiceless.join(', ')}`)
  if (failed) {
    throw new CommandError(`${failed.key}: ${failed.why}\nRun the command again to go on with it.`)
  }
  if (stop.signal.aborted) throw new CommandError('Stopped. Run the command again to go on.')
  if (made.length > 0) console.log('npx slovo content publish puts them on the site.')
}
