import { isStressKnown, lookupKey } from '@slovo/language'
import type { Aspect, Entry, Gender, Pos } from '../entry.ts'
import type { Answer } from './answer.ts'

const posNames: Record<Pos, { en: string; fr: string; ru: string }> = {
  noun: { en: 'noun', fr: 'nom', ru: 'существительное' },
  verb: { en: 'verb', fr: 'verbe', ru: 'глагол' },
  adj: { en: 'adjective', fr: 'adjectif', ru: 'прилагательное' },
  adv: { en: 'adverb', fr: 'adverbe', ru: 'наречие' },
  pron: { en: 'pronoun', fr: 'pronom', ru: 'местоимение' },
  num: { en: 'numeral', fr: 'numéral', ru: 'числительное' },
  prep: { en: 'preposition', fr: 'préposition', ru: 'предлог' },
  conj: { en: 'conjunction', fr: 'conjonction', ru: 'союз' },
  part: { en: 'particle', fr: 'particule', ru: 'частица' },
  interj: { en: 'interjection', fr: 'interjection', ru: 'междометие' },
  name: { en: 'proper noun', fr: 'nom propre', ru: 'имя собственное' },
  phrase: { en: 'phrase', fr: 'locution', ru: 'выражение' },
}
const genders: Record<Gender, string> = { m: 'м', f: 'ж', n: 'ср' }
const aspects: Record<Aspect, string> = { imperfectif: 'несов', perfectif: 'сов' }

/** Our entries in the wire format of the protocol, with what it has no field for beside it. */
export function presentEntries(entries: Entry[], ui: string) {
  const language = ui === 'fr' || ui === 'ru' ? ui : 'en'
  return {
    head: {},
    def: entries.map((entry) => ({
      text: entry.lemma,
      pos: posNames[entry.pos][language],
      ...(entry.gender && { gen: genders[entry.gender] }),
      ...(entry.aspect && { asp: aspects[entry.aspect] }),
      inf: entry.lemma,
      ...(isStressKnown(entry.stressed) && { stress: entry.stressed }),
      ...(entry.formStress && { form_stress: entry.formStress }),
      ...(entry.class && { class: entry.class }),
      ...(entry.rank && { rank: entry.rank }),
      ...(entry.form && { form: entry.form.fr, form_ru: entry.form.ru }),
      lemma_id: entry.lemmaId,
      ...(entry.note && { note: entry.note }),
      ...(entry.partner && { partner: entry.partner }),
      ...(entry.government && { government: entry.government }),
      ...(entry.register && { register: entry.register }),
      ...(entry.from && { from: entry.from }),
      ...(entry.source && { source: entry.source }),
      tr: entry.definitions.map((text) => ({ text })),
    })),
  }
}

/**
 * A third party's answer with what only we know of the same lemma: stress, form, aspect
 * partner, the id that saved words are marked by. What it says itself stays as it is.
 */
export function enriched(answer: Answer, entries: Entry[]): Answer {
  const ours = presentEntries(
    entries.filter(({ definitions, source }) => definitions.length > 0 && !source),
    '',
  ).def
  const def = answer.def.map((theirs) => {
    const same = ours.find(({ text }) => lookupKey(text) === lookupKey(theirs.text))
    if (!same) return theirs
    const { text: _text, pos: _pos, tr: _tr, note: _note, ...known } = same
    return { ...known, ...theirs }
  })
  return { ...answer, def }
}
