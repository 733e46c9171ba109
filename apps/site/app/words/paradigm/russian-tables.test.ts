import type { ParadigmPlace } from '@slovo/content-model'
import { columns, rows, tables } from '@slovo/messages/words/paradigm'
import { expect, test } from 'vitest'
import { russianTables } from './russian-tables.ts'

/** `sg.nom=чай sg.gen=ча́я`; a question mark after a form makes it doubtful. */
const paradigm = (written: string): ParadigmPlace[] =>
  written.split(' ').map((cell) => {
    const [slot = '', forms = ''] = cell.split('=')
    return {
      slot,
      forms: forms.split('/').map((text) => ({
        text: text.replace('?', ''),
        ...(text.endsWith('?') && { isDoubtful: true as const }),
      })),
    }
  })

test('a noun has singular and plural, and its second genitive where it has one', () => {
  const [table] = russianTables(paradigm('sg.nom=чай sg.gen=ча́я sg.gen2=ча́ю pl.nom=чаи́'), undefined)
  expect(table?.columns).toEqual([columns.singular, columns.plural])
  expect(
    table?.rows.map(({ name, cells }) => [name, cells.map((forms) => forms[0]?.text)]),
  ).toEqual([
    [rows.nominative, ['чай', 'чаи́']],
    [rows.genitive, ['ча́я', undefined]],
    [rows.partitive, ['ча́ю', undefined]],
  ])
})

test('a noun of the plural alone has one column', () => {
  const [table] = russianTables(paradigm('pl.nom=часы́ pl.gen=часо́в'), undefined)
  expect(table?.columns).toEqual([columns.plural])
})

test('an adjective has four columns, and both accusatives in each', () => {
  const forms = 'm.nom=но́вый m.acc=но́вый m.acc.animate=но́вого f.nom=но́вая f.acc=но́вую short.m=нов'
  const [long, short] = russianTables(paradigm(forms), undefined)
  expect(long?.columns).toEqual([columns.masculine, columns.feminine])
  const beings = long?.rows.find(({ name }) => name === rows.accusativeBeings)
  expect(beings?.cells.map(([form]) => form?.text)).toEqual(['но́вого', 'но́вую'])
  expect(short?.caption).toBe(tables.shortForms)
})

test('the present forms of a perfective verb are its future', () => {
  const forms = paradigm('infinitive=прочита́ть present.1sg=прочита́ю past.m=прочита́л')
  const captions = (aspect: 'perfectif' | 'imperfectif') =>
    russianTables(forms, aspect).map(({ caption }) => caption)
  expect(captions('perfectif')).toEqual([tables.future, tables.past])
  expect(captions('imperfectif')).toEqual([tables.present, tables.past])
})

test('a doubtful form is marked as one beside the usual one', () => {
  const [table] = russianTables(paradigm('gerund.past=чита́в?/чита́вши'), 'imperfectif')
  expect(table?.rows[0]?.cells[0]).toEqual([
    { text: 'чита́в', isDoubtful: true },
    { text: 'чита́вши' },
  ])
})

test('a word without forms has no table', () => {
  expect(russianTables([], undefined)).toEqual([])
})
