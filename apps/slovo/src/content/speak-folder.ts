import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sentenceTexts, subtitlesOf, writeSubtitles } from '@slovo/content-model'
import type { Speech } from '../speech/open-speech.ts'
import { type MaterialFile, readBooks, readMaterials } from './content-files.ts'

interface Speaking {
  speech: Speech
  signal: AbortSignal
  /** How many sentences of a text are said. */
  onProgress: (key: string, said: number, sentences: number) => void
}

interface Spoken {
  made: string[]
  /** Texts in a language without a voice. */
  voiceless: string[]
  /** The text that could not be said, and why; the ones after it were not tried. */
  failed?: { key: string; why: string }
}

/** Makes a recording with cues beside each text of a folder that has none. What is stopped or fails leaves no file. */
export async function speakFolder(folder: string, speaking: Speaking): Promise<Spoken> {
  const { speech } = speaking
  const spoken: Spoken = { made: [], voiceless: [] }
  for (const material of await listSilent(folder)) {
    if (speaking.signal.aborted) break
    if (!speech.langs.includes(material.lang)) {
      spoken.voiceless.push(material.key)
      continue
    }
    const why = await speakMaterial(folder, material, speaking)
    if (why) return { ...spoken, failed: { key: material.key, why } }
    if (!speaking.signal.aborted) spoken.made.push(material.key)
  }
  return spoken
}

async function listSilent(folder: string) {
  const books = await readBooks(folder)
  const materials = [...(await readMaterials(folder)), ...books.flatMap(({ chapters }) => chapters)]
  return materials.filter(
    ({ header, recording }) => !header.audio && !header.video && !recording.audio,
  )
}

/** Gives back why there is no recording, if there is none. */
async function speakMaterial(
  folder: string,
  { key, lang, text }: MaterialFile,
  { speech, signal, onProgress }: Speaking,
): Promise<string | undefined> {
  const sentences = sentenceTexts(text, lang)
  for await (const step of speech.read(sentences, lang, signal)) {
    if (step.kind === 'said') onProgress(key, step.count, sentences.length)
    if (step.kind === 'failed') return step.message ?? step.reason
    if (step.kind === 'recorded') {
      const file = path.join(folder, key)
      // The recording comes last: a text that has one is done.
      await writeWhole(`${file}.vtt`, writeSubtitles(subtitlesOf(step.cues, sentences)))
      await writeWhole(`${file}.mp3`, step.mp3)
    }
  }
}

async function writeWhole(file: string, content: string | Uint8Array) {
  const unfinished = `${file}.part`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
