import type { ParadigmPlace } from '@slovo/content-model'
import { columns, rows, tables } from '@slovo/messages/words/paradigm'
import { bySlot, type FormsBySlot, type FormTable, gridOf, isTable, listOf } from './form-table.ts'

/** The paradigm of a Russian word as the tables of a grammar, those without a form left out. */
export function russianTables(
  paradigm: readonly ParadigmPlace[],
  aspect: 'imperfectif' | 'perfectif' | undefined,
): FormTable[] {
  const forms = bySlot(paradigm)
  return [
    declension(forms),
    declensionByGender(forms),
    shortForms(forms),
    listOf(tables.comparative, [[tables.comparative, 'comparative']], forms),
    persons(forms, 'present', aspect === 'perfectif' ? 'future' : 'present'),
    persons(forms, 'future', 'future'),
    past(forms),
    imperative(forms),
    participles(forms),
  ].filter(isTable)
}

const numbers = [
  { name: columns.singular, key: 'sg' },
  { name: columns.plural, key: 'pl' },
]

/** A noun or a personal pronoun. An adjective has `pl` too, and `m` beside it. */
function declension(forms: FormsBySlot) {
  if (isByGender(forms)) return null
  return gridOf({
    caption: tables.declension,
    columns: numbers,
    rows: [
      { name: rows.nominative, key: 'nom' },
      { name: rows.genitive, key: 'gen' },
      { name: rows.partitive, key: 'gen2' },
      { name: rows.dative, key: 'dat' },
      { name: rows.accusative, key: 'acc' },
      { name: rows.instrumental, key: 'ins' },
      { name: rows.prepositional, key: 'prep' },
      { name: rows.locative, key: 'loc2' },
    ],
    cell: (kase, number) => forms.get(`${number}.${kase}`),
  })
}

const genders = [
  { name: columns.masculine, key: 'm' },
  { name: columns.neuter, key: 'n' },
  { name: columns.feminine, key: 'f' },
  { name: columns.plural, key: 'pl' },
]

const isByGender = (forms: FormsBySlot) => forms.has('m.nom') || forms.has('f.nom')

/** An adjective, and what declines like one: four columns, the accusative of things and of living beings. */
function declensionByGender(forms: FormsBySlot) {
  if (!isByGender(forms)) return null
  const hasBeings = [...forms.keys()].some((slot) => slot.endsWith('.acc.animate'))
  return gridOf({
    caption: tables.declension,
    columns: genders,
    rows: [
      { name: rows.nominative, key: 'nom' },
      { name: rows.genitive, key: 'gen' },
      { name: rows.dative, key: 'dat' },
      { name: hasBeings ? rows.accusativeThings : rows.accusative, key: 'acc' },
      ...(hasBeings ? [{ name: rows.accusativeBeings, key: 'acc.animate' }] : []),
      { name: rows.instrumental, key: 'ins' },
      { name: rows.prepositional, key: 'prep' },
    ],
    // Neuter and feminine have one accusative for both.
    cell: (kase, gender) =>
      forms.get(`${gender}.${kase}`) ??
      (kase === 'acc.animate' ? forms.get(`${gender}.acc`) : undefined),
  })
}

const shortForms = (forms: FormsBySlot) =>
  gridOf({
    caption: tables.shortForms,
    columns: genders,
    rows: [{ name: columns.form, key: 'short' }],
    cell: (short, gender) => forms.get(`${short}.${gender}`),
  })

const persons = (forms: FormsBySlot, slot: string, tense: 'present' | 'future') =>
  listOf(
    tables[tense],
    [
      ['я', `${slot}.1sg`],
      ['ты', `${slot}.2sg`],
      ['он, она', `${slot}.3sg`],
      ['мы', `${slot}.1pl`],
      ['вы', `${slot}.2pl`],
      ['они', `${slot}.3pl`],
    ],
    forms,
  )

const past = (forms: FormsBySlot) =>
  listOf(
    tables.past,
    [
      ['он', 'past.m'],
      ['она', 'past.f'],
      ['оно', 'past.n'],
      ['они', 'past.pl'],
    ],
    forms,
  )

const imperative = (forms: FormsBySlot) =>
  listOf(
    tables.imperative,
    [
      ['ты', 'imperative.sg'],
      ['вы', 'imperative.pl'],
    ],
    forms,
  )

const participles = (forms: FormsBySlot) =>
  listOf(
    tables.participles,
    [
      [rows.presentActive, 'participle.present-active'],
      [rows.presentPassive, 'participle.present-passive'],
      [rows.pastActive, 'participle.past-active'],
      [rows.pastPassive, 'participle.past-passive'],
      [rows.presentGerund, 'gerund.present'],
      [rows.pastGerund, 'gerund.past'],
    ],
    forms,
  )
