import type { StoredWord } from '../store.ts'
import { conjugate } from './conjugate.ts'
import { feminineOf } from './feminine.ts'

/** A form of a French word: `pluriel`, `féminin`, `présent 1s`. */
interface FrenchForm {
  slot: string
  text: string
}

const IRREGULAR_PLURALS: Record<string, string> = {
  ...{ œil: 'yeux', ciel: 'cieux', monsieur: 'messieurs', madame: 'mesdames', aïeul: 'aïeux' },
  ...{ mademoiselle: 'mesdemoiselles', bonhomme: 'bonshommes', gentilhomme: 'gentilshommes' },
}
/** Nouns in -ou with -x; those in -ail with -aux; those in -al, -au, -eu with -s. */
const OU = /^(?:bijou|caillou|chou|genou|hibou|joujou|pou)$/
const AIL = /^(?:bail|corail|émail|soupirail|travail|vantail|vitrail)$/
const AL =
  /^(?:bal|carnaval|chacal|festival|récital|régal|cal|cérémonial|banal|bancal|fatal|final|natal|naval|glacial)$/
const EU = /^(?:bleu|pneu|émeu|landau|sarrau)$/

/** All forms of a French word: a noun's plural, an adjective's four, a verb's simple tenses. */
export function inflectFrench({ lemma, pos, gender }: StoredWord): FrenchForm[] {
  if (/[ ’']/.test(lemma) && pos !== 'verb') return []
  if (pos === 'noun')
    return gender === undefined ? [] : [{ slot: 'pluriel', text: pluralOf(lemma) }]
  if (pos === 'adj') return adjectiveForms(lemma)
  if (pos !== 'verb') return []
  const verb = lemma.replace(/^(?:se |s[’'])/, '')
  if (!/^[\p{L}\p{M}]+(?:er|[iï]r|re)$/u.test(verb)) return []
  return conjugate(verb).map(([text, slot]) => ({ slot, text }))
}

function adjectiveForms(masculine: string): FrenchForm[] {
  const feminine = feminineOf(masculine)
  return [
    { slot: 'masculin', text: masculine },
    { slot: 'féminin', text: feminine },
    { slot: 'masculin pluriel', text: pluralOf(masculine) },
    { slot: 'féminin pluriel', text: `${feminine}s` },
  ]
}

function pluralOf(noun: string): string {
  const irregular = IRREGULAR_PLURALS[noun]
  if (irregular) return irregular
  if (/[sxz]$/.test(noun)) return noun
  if (AIL.test(noun)) return noun.replace(/ail$/, 'aux')
  if (/al$/.test(noun) && !AL.test(noun)) return noun.replace(/al$/, 'aux')
  if ((/(?:au|eu)$/.test(noun) && !EU.test(noun)) || OU.test(noun)) return `${noun}x`
  return `${noun}s`
}
