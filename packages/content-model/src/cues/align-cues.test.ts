import { expect, test } from 'vitest'
import { alignCues, subtitlesOf } from './align-cues.ts'
import { readCues } from './cues.ts'
import { sentenceTexts } from './sentence-texts.ts'
import { readSubtitles, type Subtitle, writeSubtitles } from './subtitles.ts'

/** `0-2 Привет` is said from 0 to 2. */
const said = (...lines: string[]) =>
  lines.map((line): Subtitle => {
    const [, start, end, text = ''] = /^([\d.]+)-([\d.]+) ?(.*)$/.exec(line) ?? []
    return { start: Number(start), end: Number(end), text }
  })
const cuesOf = (lines: string[], sentences: string[]) => alignCues(said(...lines), sentences).cues

test('a subtitle for each sentence gives each its time, whatever its dashes, accents and capitals', () => {
  const sentences = ['— Приве́т, А́нна!', 'Ещё ко́фе?']
  expect(cuesOf(['0-2.31 привет анна', '2.5-4 Еще КОФЕ'], sentences)).toEqual([
    [0, 2.31],
    [2.5, 4],
  ])
})

test('subtitles finer than sentences are joined', () => {
  const sentences = ['Он вошёл в дом и сел.', 'Было тихо.']
  expect(
    cuesOf(['0-1 Он вошёл', '1-2 в дом', '2.2-3 и сел.', '3-4 Было тихо.'], sentences),
  ).toEqual([
    [0, 3],
    [3, 4],
  ])
})

test('a subtitle of several sentences is divided by letters', () => {
  expect(cuesOf(['0-5 Да. Нет.', '5-9 И вот'], ['— Да.', '— Нет.', 'И вот.'])).toEqual([
    [0, 2],
    [2, 5],
    [5, 9],
  ])
})

test('a sentence that begins in the middle of a subtitle begins there', () => {
  expect(cuesOf(['0-4 Раз два. Три', '4-6 четыре.'], ['Раз два.', 'Три четыре.'])).toEqual([
    [0, 2.667],
    [2.667, 6],
  ])
})

test('a sentence that is not said has no cue, and what is said and not written is reported', () => {
  const { cues, unused } = alignCues(said('0-2 Читает Иван.', '2-4 Жили-были дед да баба.'), [
    'Жили-были дед да баба.',
    'Конец.',
  ])
  expect(cues).toEqual([[2, 4], null])
  expect(unused).toEqual(said('0-2 Читает Иван.'))
})

test('a sentence with one word mended keeps its time, one that says something else does not', () => {
  const lines = ['0-2 Превет, как твои дела сегодня утром?', '2-4 Я люблю кофе.']
  const sentences = ['Привет, как твои дела сегодня утром?', 'Я пью чай.']
  expect(alignCues(said(...lines), sentences)).toEqual({
    cues: [[0, 2], null],
    unused: said('2-4 Я люблю кофе.'),
  })
})

test('a sentence after one that is no longer said keeps its own part of their subtitle', () => {
  expect(cuesOf(['0-10 Раз два. Три четыре.'], ['Совсем другое.', 'Три четыре.'])).toEqual([
    null,
    [4, 10],
  ])
})

test('the same sentence said twice is found twice, in order', () => {
  expect(cuesOf(['0-1 Да.', '1-2 Нет.', '2-3 Да.'], ['Да.', 'Нет.', 'Да.'])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
  expect(cuesOf(['0-1 Да.', '1-2 Нет.', '2-3 Да.'], ['Нет.', 'Да.'])).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('subtitles without a text belong to the sentences one by one', () => {
  const { cues, unused } = alignCues(said('0-1', '1-2', '2-3'), ['Раз.', 'Два.'])
  expect(cues).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(unused).toEqual(said('2-3'))
  expect(cuesOf(['0-1'], ['Раз.', 'Два.'])).toEqual([[0, 1], null])
})

test('two long texts that have nothing in common are compared within seconds', () => {
  const words = (letter: string) =>
    Array.from({ length: 8000 }, (_, at) => `${letter}${at}`).join(' ')
  const begun = Date.now()
  expect(cuesOf([`0-9000 ${words('а')}`], [words('б')])).toEqual([null])
  expect(Date.now() - begun).toBeLessThan(4000)
})

test('only the sentences of a text that have words have cues', () => {
  expect(sentenceTexts('Приве́т!\n\n* * *\n\n— Да. …\n', 'ru')).toEqual(['Приве́т!', '— Да.'])
})

test('cues that are not of this text, or none, are no cues', () => {
  expect(readCues([[0, 1.5], null], 2)).toEqual([[0, 1.5], null])
  for (const stored of [
    null,
    [],
    [null, null],
    [[0, 1]],
    [
      [0, 1],
      [3, 2],
    ],
    [[0], [1, 2]],
    'x',
  ]) {
    expect(readCues(stored, 2)).toBeNull()
  }
})

test('cues that are written and read again are the same, the second of two equal sentences too', async () => {
  const sentences = ['Да.', 'Да.', 'Нет.', 'Да.']
  const cues = [null, [0.5, 1], null, [2, 3.25]] satisfies (readonly [number, number] | null)[]
  const file = writeSubtitles(subtitlesOf(cues, sentences))
  expect(alignCues(await readSubtitles(file), sentences)).toEqual({ cues, unused: [] })
})

test('when a text changes, the cues of its other sentences stay', async () => {
  const before = ['Раз.', 'Два три.', 'Четыре.']
  const file = writeSubtitles(
    subtitlesOf(
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      before,
    ),
  )
  const after = ['Ноль.', 'Раз.', 'Пять шесть.', 'Четы\u0301ре.']
  expect(alignCues(await readSubtitles(file), after).cues).toEqual([null, [0, 1], null, [2, 3]])
})
