import { expect, test } from 'vitest'
import { sentencesOfText } from './source-sentences.ts'
import { readTranslation, writeTranslation } from './translation-file.ts'

const sentencesOf = (text: string) => sentencesOfText(text, 'ru')

const source = sentencesOf('Э́то А́нна. Она́ до́ма.\n\n— Да?\n— Нет. …\n\n* * *\n\nНочь.')
const written = 'C’est Anna.\nElle est à la maison.\n\n— Oui ?\n— Non.\n\nLa nuit.'

const textsIn = (file: string) => {
  const read = readTranslation(file, source)
  return 'lines' in read ? read.lines.map(({ text }) => text) : read
}

test('the sentences of a text know their place, their block and their letters without stress', () => {
  expect(source.map(({ text, block }) => `${block} ${text}`)).toEqual([
    '0 Это Анна.',
    '0 Она дома.',
    '1 Да?',
    '1 Нет.',
    '3 Ночь.',
  ])
})

test('a line is the translation of its sentence, and what has no words has no line', () => {
  expect(textsIn(written)).toEqual([
    'C’est Anna.',
    'Elle est à la maison.',
    '— Oui ?',
    '— Non.',
    'La nuit.',
  ])
  expect(textsIn(`\r\n${written.replaceAll('\n', ' \r\n')}\n\n`)).toEqual(textsIn(written))
})

test('a block with a line too many or too few is named, with the line of the file where it begins', () => {
  const read = readTranslation(
    written.replace('\n— Non.', '').replace('La nuit.', 'La\nnuit.'),
    source,
  )
  expect(read).toEqual({
    mismatches: [
      { block: 2, line: 4, lines: 1, sentences: 2, begins: 'Да?' },
      { block: 3, line: 6, lines: 2, sentences: 1, begins: 'Ночь.' },
    ],
  })
})

test('a block that is missing is named once, not each that stands behind it', () => {
  expect(readTranslation('C’est Anna.\nElle.\n\nLa nuit.', source)).toEqual({
    mismatches: [{ block: 2, line: 4, lines: 1, sentences: 2, begins: 'Да?' }],
  })
  expect(readTranslation(written.replace('\n\nLa nuit.', ''), source)).toEqual({
    mismatches: [{ block: 3, line: 6, lines: 0, sentences: 1, begins: 'Ночь.' }],
  })
  expect(readTranslation(`${written}\n\nFin.`, source)).toEqual({
    mismatches: [{ block: 4, line: 9, lines: 1, sentences: 0, begins: '' }],
  })
})

test('a sentence may wait for its translation, or to be checked', () => {
  const half = written.replace('C’est Anna.', '?').replace('— Oui ?', '? — Oui ?')
  const read = readTranslation(half, source)
  if (!('lines' in read)) throw new Error('it does not match')
  expect(read.lines.map(({ isChecked }) => isChecked)).toEqual([false, true, false, true, true])
  expect(read.lines[0]?.text).toBe('')
  expect(read.lines[2]?.text).toBe('— Oui ?')
  expect(writeTranslation(read.lines, source)).toBe(half)
})
