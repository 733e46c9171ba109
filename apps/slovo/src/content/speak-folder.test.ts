import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSpeechServer } from '@slovo/testing'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openSpeech } from '../speech/open-speech.ts'
import { speakFolder } from './speak-folder.ts'

const engine = await openSpeechServer()
afterAll(() => engine.close())

let folder = ''
beforeEach(async () => {
  engine.asked.length = 0
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-content-'))
  await write('materials/ru/v-kafe.md', text('В кафе', '— Приве́т!\n\n— До́брый день.'))
  await write('books/most.md', '---\ntitle: Мост\nlang: ru\n---\n')
  await write('books/most/1-den.md', text('День', 'День.', 'chapter: 1'))
})
afterEach(() => rm(folder, { recursive: true }))

const text = (title: string, body: string, more = 'section: dialogue') =>
  `---\ntitle: ${title}\nlevel: A1\n${more}\n---\n\n${body}\n`

async function write(name: string, content: string) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

const files = async () => {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => /\.(mp3|vtt|part)$/.test(name)).sort()
}

async function speak(stop = new AbortController(), onSaid = () => {}) {
  const speech = openSpeech(
    {
      ...{ SPEECH_URL: engine.url, SPEECH_KEY: engine.key, SPEECH_MODEL: 'tts-1' },
      ...{ SPEECH_VOICE_RU: 'irina', SPEECH_VOICE_FR: undefined, SPEECH_STRESS_MARKS: false },
      ...{ SPEECH_TIMEOUT_SECONDS: 5, FILE_SIZE_LIMIT: 10_000_000 },
    },
    { error() {} },
    [1, 1],
  )
  if (!speech) throw new Error('there is no speech')
  return speakFolder(folder, { speech, signal: stop.signal, onProgress: onSaid })
}

test('each text and chapter without a recording gets one with the cues of its sentences, once', async () => {
  await write('materials/ru/dom.md', text('Дом', 'Дом.', 'section: place\naudio: audio/dom.mp3'))
  await write('materials/fr/cafe.md', text('Au café', 'Bonjour.'))

  expect(await speak()).toEqual({
    made: ['materials/ru/v-kafe', 'books/most/1-den'],
    voiceless: ['materials/fr/cafe'],
  })

  expect(await files()).toEqual([
    'books/most/1-den.mp3',
    'books/most/1-den.vtt',
    'materials/ru/v-kafe.mp3',
    'materials/ru/v-kafe.vtt',
  ])
  expect(await readFile(path.join(folder, 'materials/ru/v-kafe.vtt'), 'utf8')).toBe(
    `WEBVTT

1
00:00:00.046 --> 00:00:00.396
— Приве́т!

2
00:00:00.796 --> 00:00:01.396
— До́брый день.
`,
  )
  expect((await speak()).made).toEqual([])
  expect(engine.asked).toHaveLength(3)
})

test('what fails leaves no file, and the next run goes on with it', async () => {
  engine.next.push('refuse')
  const { made, failed } = await speak()
  expect(made).toEqual([])
  expect(failed).toMatchObject({
    key: 'materials/ru/v-kafe',
    why: expect.stringContaining('no such voice'),
  })
  expect(await files()).toEqual([])

  expect((await speak()).made).toHaveLength(2)
})

test('what is stopped leaves no file of the text that was being said', async () => {
  const stop = new AbortController()
  expect((await speak(stop, () => stop.abort())).made).toEqual([])
  expect(await files()).toEqual([])
})
