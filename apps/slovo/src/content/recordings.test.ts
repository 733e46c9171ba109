import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testBackend, tone } from '@slovo/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRecording, publishRecording, recordingColumns } from './recordings.ts'

const { operator } = await testBackend()

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-recordings-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, content: string | Buffer) =>
  writeFile(path.join(folder, name), content)
const material = { key: 'v-kafe', lang: 'ru' as const, text: '— Приве́т!\n\n— До́брый день.' }
const srt =
  '1\n00:00:00,000 --> 00:00:01,000\nПривет\n\n2\n00:00:01,200 --> 00:00:02,500\nДобрый день\n'

test('a recording and its cues beside a text are published with it, and replaced when it is published again', async () => {
  await write('v-kafe.md', '')
  await write('v-kafe.wav', tone(3))
  await write('v-kafe.srt', srt)
  const key = 'materials/v-kafe'
  const recording = await findRecording(folder, 'v-kafe')

  await publishRecording(operator, { key, recording })
  await publishRecording(operator, { key, recording })

  const { data } = await operator.storage.from('slovo').download('audio/v-kafe.wav')
  expect(data).toMatchObject({ size: tone(3).length, type: 'audio/wav' })
  const heard: string[] = []
  expect(recordingColumns({ ...material, key, recording }, (line) => heard.push(line))).toEqual({
    audio: 'audio/v-kafe.wav',
    cues: [
      [0, 1],
      [1.2, 2.5],
    ],
  })
  expect(heard).toEqual([])
})

test('where the cues do not fit the text, the operator reads which sentence and which cue', async () => {
  await write(
    'v-kafe.vtt',
    'WEBVTT\n\n00:00.000 --> 00:01.000\nПривет\n\n00:02.000 --> 00:03.000\nПока!\n',
  )
  const recording = await findRecording(folder, 'v-kafe')
  const heard: string[] = []
  const elsewhere = 'audio/v-kafe.mp3'

  const columns = recordingColumns({ ...material, recording, elsewhere }, (line) =>
    heard.push(line),
  )

  expect(columns).toEqual({ audio: elsewhere, cues: [[0, 1], null] })
  expect(heard).toEqual([
    'v-kafe: no cue for « — До́брый день. »',
    'v-kafe: the text has no sentence for the cue « Пока! »',
  ])
})

test('a text without files beside it has none, and a file without cues names itself', async () => {
  await write('v-kafe-2.mp3', '')
  expect(await findRecording(folder, 'v-kafe')).toEqual({ audio: null, subtitles: [] })
  await write('v-kafe.vtt', 'Bonjour')
  await expect(findRecording(folder, 'v-kafe')).rejects.toThrow('v-kafe.vtt has no cues')
})
