import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { alignCues, readSubtitles, type Subtitle, sentenceTexts } from '@slovo/content-model'
import type { TablesInsert } from '@slovo/schema'
import { SettingsError } from '../settings/settings.ts'
import type { ContentClient } from './content-client.ts'

const BUCKET = 'slovo'
const audioTypes: Record<string, string> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.aac': 'audio/aac',
  '.flac': 'audio/flac',
}

/** What stands beside a text: `v-kafe.mp3` and `v-kafe.vtt` or `v-kafe.srt` beside `v-kafe.md`. */
export interface RecordingFiles {
  /** The path of the audio file. */
  audio: string | null
  subtitles: Subtitle[]
}

/** Finds the files beside a text. A file of cues without any is a `SettingsError` that names it. */
export async function findRecording(folder: string, key: string): Promise<RecordingFiles> {
  const place = path.join(folder, path.dirname(key))
  const own = (await readdir(place)).filter((name) => path.parse(name).name === path.basename(key))
  const audio = own.find((name) => path.extname(name) in audioTypes)
  const cues = own.find((name) => /\.(vtt|srt)$/.test(name))
  return {
    audio: audio ? path.join(place, audio) : null,
    subtitles: cues ? await readCueFile(path.join(place, cues)) : [],
  }
}

async function readCueFile(file: string) {
  const subtitles = await readSubtitles(await readFile(file, 'utf8'))
  if (subtitles.length === 0) throw new SettingsError(`${file} has no cues that can be read.`)
  return subtitles
}

interface RecordedText {
  key: string
  lang: 'ru' | 'fr'
  text: string
  recording: RecordingFiles
  /** Where the recording lies, if not beside the text. */
  elsewhere?: string | undefined
}

/** What a material's row has of its recording; `say` is called where the cues do not fit the text. */
export function recordingColumns(recorded: RecordedText, say: (line: string) => void) {
  const { key, lang, text, recording, elsewhere } = recorded
  const audio = recording.audio ? placeOf(key, recording.audio) : (elsewhere ?? null)
  if (!audio || recording.subtitles.length === 0) return { audio, cues: null }
  const sentences = sentenceTexts(text, lang)
  const { cues, unused } = alignCues(recording.subtitles, sentences)
  for (const [place, cue] of cues.entries()) {
    if (!cue) say(`${key}: no cue for « ${sentences[place]} »`)
  }
  for (const { text } of unused) say(`${key}: the text has no sentence for the cue « ${text} »`)
  return { audio, cues } satisfies Partial<TablesInsert<'materials'>>
}

/** Stores the audio file beside a text; an earlier one is replaced. */
export async function publishRecording(
  content: ContentClient,
  { key, recording }: { key: string; recording: RecordingFiles },
) {
  if (!recording.audio) return
  const contentType = audioTypes[path.extname(recording.audio)] ?? 'audio/mpeg'
  const { error } = await content.storage
    .from(BUCKET)
    .upload(placeOf(key, recording.audio), await readFile(recording.audio), {
      ...{ contentType, cacheControl: '3600', upsert: true },
    })
  if (error) throw error
}

/** `materials/ru/v-kafe` → `audio/ru-v-kafe.mp3` */
function placeOf(key: string, audio: string) {
  const [, ...rest] = key.split('/')
  return `audio/${rest.join('-')}${path.extname(audio)}`
}
