import type { SpeechStep } from '@slovo/site/visit'
import { openSpeechServer } from '@slovo/testing'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openSpeech, type SpeechSettings } from './open-speech.ts'

const engine = await openSpeechServer()
afterAll(() => engine.close())
beforeEach(() => {
  engine.asked.length = 0
  engine.next.length = 0
})

const settings: SpeechSettings = {
  ...{ SPEECH_URL: engine.url, SPEECH_KEY: engine.key, SPEECH_MODEL: 'tts-1' },
  ...{ SPEECH_VOICE_RU: 'irina', SPEECH_VOICE_FR: undefined, SPEECH_STRESS_MARKS: false },
  ...{ SPEECH_TIMEOUT_SECONDS: 5, FILE_SIZE_LIMIT: 10_000_000 },
}
const log = { error() {} }
const sentences = ['— Приве́т!', 'Он чита́ет кни́гу.']

async function read(
  texts: string[],
  changed: Partial<SpeechSettings> = {},
  signal = new AbortController().signal,
) {
  const steps: SpeechStep[] = []
  const speech = openSpeech({ ...settings, ...changed }, log, [1, 1])
  for await (const step of speech?.read(texts, 'ru', signal) ?? []) steps.push(step)
  return steps
}

test('sentences are said one by one, without stress marks and dashes, and joined into one recording with cues', async () => {
  const steps = await read(sentences)

  expect(steps.map(({ kind }) => kind)).toEqual(['said', 'said', 'recorded'])
  expect(engine.asked).toEqual([
    { model: 'tts-1', voice: 'irina', input: 'Привет!', response_format: 'wav' },
    { model: 'tts-1', voice: 'irina', input: 'Он читает книгу.', response_format: 'wav' },
  ])
  const last = steps.at(-1)
  if (last?.kind !== 'recorded') throw new Error('nothing was recorded')
  // 7 and 16 letters of 50 ms, a pause of 0.4 s, and the 46 ms that an mp3 begins with.
  expect(last.cues).toEqual([
    [0.046, 0.396],
    [0.796, 1.596],
  ])
  // 64 kbit/s: 8 kB a second, in whole frames.
  expect(last.mp3.length / 8000).toBeCloseTo(1.596, 0)
  expect(last.mp3[0]).toBe(0xff)
})

test('stress marks are kept for an engine that reads them', async () => {
  await read(['— Приве́т!'], { SPEECH_STRESS_MARKS: true })
  expect(engine.asked[0]?.input).toBe('— Приве́т!')
})

test.each(['', '/', '/v1', '/v1/', '/v1/audio/speech'])(
  'the engine is found at its URL with %j',
  async (end) => {
    expect(await read(['Да.'], { SPEECH_URL: engine.url + end })).toHaveLength(2)
  },
)

test('a sentence that fails for a moment is said again, the others once', async () => {
  engine.next.push('fail', 'rubbish')
  expect((await read(sentences)).at(-1)?.kind).toBe('recorded')
  expect(engine.asked.map(({ input }) => input[0])).toEqual(['П', 'П', 'П', 'О'])
})

test('an engine that does not answer in time is given up after three attempts, with a sentence for the operator', async () => {
  engine.next.push('silence', 'silence', 'silence')
  const [step, ...more] = await read(sentences, { SPEECH_TIMEOUT_SECONDS: 0.05 })
  expect(step).toMatchObject({
    ...{ kind: 'failed', reason: 'unreachable' },
    message: expect.stringContaining('SPEECH_TIMEOUT_SECONDS'),
  })
  expect(more).toEqual([])
  expect(engine.asked).toHaveLength(3)
})

test('what the engine refuses is asked once', async () => {
  engine.next.push('refuse')
  expect(await read(sentences)).toMatchObject([
    { kind: 'failed', reason: 'refused', message: expect.stringContaining('no such voice') },
  ])
  expect(await read(sentences, { SPEECH_KEY: 'wrong' })).toMatchObject([{ reason: 'refused' }])
  expect(engine.asked).toHaveLength(1)
})

test('what is no sound is no recording', async () => {
  engine.next.push('rubbish', 'rubbish', 'rubbish')
  expect(await read(sentences)).toMatchObject([{ kind: 'failed', reason: 'unreadable' }])
})

test('a recording that is larger than a file may be ends there', async () => {
  const steps = await read(sentences, { FILE_SIZE_LIMIT: 5000 })
  expect(steps.at(-1)).toEqual({ kind: 'failed', reason: 'too-large' })
})

test('a reading that is stopped asks for nothing more', async () => {
  const stop = new AbortController()
  const speech = openSpeech(settings, log)
  const steps = speech?.read(sentences, 'ru', stop.signal)
  expect((await steps?.next())?.value).toEqual({ kind: 'said', count: 1 })
  stop.abort()
  expect((await steps?.next())?.done).toBe(true)
  expect(engine.asked).toHaveLength(1)
})

test('two texts are read at once, a third one waits for its writer to ask again', async () => {
  const speech = openSpeech(settings, log)
  const { signal } = new AbortController()
  const begin = () => speech?.read(sentences, 'ru', signal)
  const [one, two] = [begin(), begin()]
  await Promise.all([one?.next(), two?.next()])
  expect((await begin()?.next())?.value).toEqual({ kind: 'failed', reason: 'busy' })
  await one?.return(undefined)
  expect((await begin()?.next())?.value).toEqual({ kind: 'said', count: 1 })
})

test('without an engine, or without a voice, there is no speech', () => {
  expect(openSpeech({ ...settings, SPEECH_URL: undefined }, log)).toBeUndefined()
  expect(openSpeech({ ...settings, SPEECH_VOICE_RU: undefined }, log)).toBeUndefined()
  expect(openSpeech(settings, log)?.langs).toEqual(['ru'])
})
