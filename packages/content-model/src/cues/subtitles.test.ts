import { expect, test } from 'vitest'
import { readSubtitles, writeSubtitles } from './subtitles.ts'

const spoken = [
  { start: 0, end: 2.31, text: '— Приве́т!' },
  { start: 2.5, end: 4, text: 'Как дела? Хорошо.' },
]

test('a .vtt file is read without its settings, notes and tags', async () => {
  const file = `\uFEFFWEBVTT - В кафе\r\nKind: captions\r\n\r\nNOTE о чём-то\r\n\r\nSTYLE\r\n::cue { color: red }\r\n
00:00.000 --> 00:02.310 align:start position:0%\r\n— Приве́т!\r\n\r
second\r\n00:00:02.500 --> 00:00:04.000\r\n<v Анна>Как <i>дела</i>?</v>\r\n<00:00:03.000>Хорошо.\r\n`
  expect(await readSubtitles(file)).toMatchObject(spoken)
})

test('a .srt file is read, with commas, numbers and tags', async () => {
  const file = `\uFEFF1\r\n00:00:00,000 --> 00:00:02,310\r\n<i>— Приве́т!</i>\r\n\r\n
2\r\n00:00:02,500 --> 00:00:04,000\r\nКак дела?\r\nХорошо.\r\n`
  expect(await readSubtitles(file)).toMatchObject(spoken)
})

test('times alone are subtitles without a text', async () => {
  const file = 'WEBVTT\n\n00:00.000 --> 00:02.000\n\n00:02.000 --> 00:03.000\n'
  expect(await readSubtitles(file)).toMatchObject([{ text: '' }, { start: 2, end: 3, text: '' }])
})

test('what is no file of subtitles has none', async () => {
  const broken = ['', 'Hello', 'WEBVTT\n\n00:xx --> 5\nx\n', '\u0000\u0001', 'WEBVTT\n\n5 --> 3\nx']
  for (const file of broken) expect(await readSubtitles(file)).toEqual([])
})

test('what is written is read as it was', async () => {
  const odd = [
    { start: 0.001, end: 59.999, text: 'A & B <i> --> C' },
    { start: 3661.5, end: 36_000, text: 'Deux lignes, une seule' },
  ]
  const file = writeSubtitles(odd)
  expect(file).toMatch(/^WEBVTT\n\n00:00:00\.001 --> 00:00:59\.999\nA &amp; B/)
  expect(await readSubtitles(file)).toEqual(odd)
  expect(await readSubtitles(writeSubtitles([]))).toEqual([])
})

test('what stands within tags is read, however many of them there are', async () => {
  const text = `${'<b>'.repeat(20_000)}Да, <i>он</i> дома.`
  const [read] = await readSubtitles(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`)
  expect(read?.text).toBe('Да, он дома.')
})
