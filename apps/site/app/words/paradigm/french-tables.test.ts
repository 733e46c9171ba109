import type { ParadigmPlace } from '@slovo/content-model'
import { frenchForms, frenchTenses } from '@slovo/messages/words/paradigm'
import { expect, test } from 'vitest'
import { frenchTables } from './french-tables.ts'

const cell = (slot: string, text: string): ParadigmPlace => ({ slot, forms: [{ text }] })
const formsOf = (lemma: string, ...cells: ParadigmPlace[]) =>
  frenchTables(cells, lemma).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((forms) => forms.map(({ text }) => text))),
  )

test('each tense of a verb is a table, by person', () => {
  const tables = frenchTables([cell('présent 1s', 'mange'), cell('futur 2s', 'mangeras')], 'manger')
  expect(tables.map(({ caption }) => caption)).toEqual([frenchTenses.présent, frenchTenses.futur])
  expect(tables[1]?.rows[0]?.name).toBe('tu')
})

test('a pronominal verb has the pronoun of each person, cut short before a vowel', () => {
  expect(formsOf('se lever', cell('présent 1s', 'lève'), cell('impératif 2s', 'lève'))).toEqual([
    'me lève',
    'lève-toi',
  ])
  expect(formsOf('s’appeler', cell('présent 3p', 'appellent'))).toEqual(['s’appellent'])
  expect(formsOf('se hâter', cell('présent 1s', 'hâte'))).toEqual(['me hâte'])
})

test('a noun has its plural', () => {
  const [table] = frenchTables([cell('pluriel', 'chevaux')], 'cheval')
  expect(table?.rows[0]?.name).toBe(frenchForms.pluriel)
})
