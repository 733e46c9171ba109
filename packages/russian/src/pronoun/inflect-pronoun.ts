import { removeStress } from '@slovo/language'
import type { Form } from '../form.ts'
import { likeAdjective } from '../like-adjective.ts'
import { numerals } from '../numeral/numeral-table.ts'
import { vowelsOf } from '../stressed.ts'
import { pronouns } from './pronoun-table.ts'

const PARTICLES = /^(кое-|кой-)?(.*?)(-то|-либо|-нибудь)?$/u

/** Every form of a pronoun (Zaliznyak's signs `мс`, `мс-п`), also with a particle: кто́-то, како́й-нибудь, кое-что́. */
export function inflectPronoun(lemma: string): Form[] {
  if (removeStress(lemma) === 'друг друга') return EACH_OTHER
  const bare = removeStress(lemma)
  const [, before = '', , after = ''] = PARTICLES.exec(bare) ?? []
  if (!before && !after) return inflectPlain(lemma)
  const length = bare.length - before.length - after.length
  const base = stressedPart(lemma, before.length, length)
  return inflectPlain(base).map((form) => ({
    ...form,
    text: before + withMark(form.text) + after,
  }))
}

function inflectPlain(lemma: string): Form[] {
  const written = pronouns.get(lemma) ?? numerals.get(lemma)
  if (written) return written
  const ofAnother = partOf(lemma)
  return ofAnother.length > 0 ? ofAnother : likeAdjective(lemma)
}

/** Все, то, своё: a row of its own for one column of a pronoun. */
function partOf(lemma: string): Form[] {
  for (const forms of pronouns.values()) {
    const found = forms.find(({ slot, text }) => /^(?:f|n|pl)\.nom$/.test(slot) && text === lemma)
    if (found) return forms.filter(({ slot }) => slot.startsWith(found.slot.split('.')[0] ?? ''))
  }
  return []
}

/** The letters from a place of the bare word, with their marks. */
function stressedPart(lemma: string, from: number, length: number): string {
  let at = -1
  const letters = [...lemma].filter((letter) => {
    if (letter !== '\u0301') at++
    return at >= from && at < from + length
  })
  const part = letters.join('')
  return vowelsOf(removeStress(part)).length < 2 ? removeStress(part) : part
}

/** Чем → че́м-то: with a particle the word has a second syllable. */
function withMark(text: string): string {
  const [vowel] = vowelsOf(text)
  if (vowel === undefined || /[\u0301ё]/.test(text)) return text
  return `${text.slice(0, vowel + 1)}\u0301${text.slice(vowel + 1)}`
}

const EACH_OTHER: Form[] = [
  { slot: 'sg.gen', text: 'друг дру́га' },
  { slot: 'sg.dat', text: 'друг дру́гу' },
  { slot: 'sg.acc', text: 'друг дру́га' },
  { slot: 'sg.ins', text: 'друг дру́гом' },
  { slot: 'sg.prep', text: 'друг дру́ге' },
]
