import { z } from 'zod'
import { partsOfSpeech } from '../entry.ts'
import { FrenchRow, RussianRow } from '../sources/rows.ts'

/** An entry that a site adds to the dictionary, or corrects in it, as its table holds it. */
export const OwnEntry = z.object({
  lang: z.enum(['ru', 'fr']),
  /** A Russian one with its stress mark. */
  lemma: z.string(),
  pos: z.enum(partsOfSpeech),
  /** Of a Russian word its class after Zaliznyak, of a French noun its gender. */
  class: z.string(),
  partner: z.array(z.string()),
  government: z.array(z.string()),
  register: z.string(),
  derived_from: z.string(),
  translations: z.array(z.string()),
  note: z.string(),
  /** The shipped entry that it stands for, as `identityOf` writes it; none for a word of its own. */
  replaces: z.string(),
})
export type OwnEntry = z.infer<typeof OwnEntry>

/** The entry as a row of the written dictionary, by the same rules. */
export function readOwnRow(entry: OwnEntry) {
  return entry.lang === 'ru'
    ? ({ lang: 'ru', ...RussianRow.safeParse(russianCells(entry)) } as const)
    : ({ lang: 'fr', ...FrenchRow.safeParse(frenchCells(entry)) } as const)
}

const russianCells = (entry: OwnEntry) => ({
  ...{ lemma: entry.lemma.normalize('NFC'), pos: entry.pos, class: entry.class, note: entry.note },
  partner: entry.partner.join(', ').normalize('NFC'),
  government: entry.government.join('; '),
  register: entry.register,
  from: entry.derived_from.normalize('NFC'),
  translations: entry.translations.join('; '),
})

const frenchCells = (entry: OwnEntry) => ({
  ...{ lemma: entry.lemma.normalize('NFC'), pos: entry.pos, gender: entry.class },
  translations: entry.translations.join('; ').normalize('NFC'),
  note: entry.note,
})
