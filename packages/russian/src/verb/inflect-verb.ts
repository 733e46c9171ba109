import type { Form, ParticipleKind, Slot, VerbPerson } from '../form.ts'
import type { VerbClass } from '../word-class.ts'
import { pastGerund, presentGerund } from './gerunds.ts'
import { imperativeOf } from './imperative.ts'
import {
  type Certainty,
  imperativeCertainty,
  isImpersonal,
  personCertainty,
  presentGerundCertainty,
} from './missing-forms.ts'
import { participleForms } from './participles.ts'
import { pastOf } from './past.ts'
import { persons, presentOf } from './present.ts'
import { reflexive } from './reflexive.ts'
import { shortParticipleForms } from './short-forms.ts'
import { written } from './stress-mark.ts'
import { readVerb, type Verb } from './verb.ts'

/** A participle as a lemma of its own, which declines as an adjective of `wordClass` (without its -ся, if any). */
export interface ParticipleLemma {
  kind: ParticipleKind
  lemma: string
  wordClass: string
  /** The four short forms of a passive one: прочи́тан, решена́. */
  short: Form[]
  isDoubtful?: true
}

/** Every form of a verb with its stress, after its class in Zaliznyak's Grammatical Dictionary. */
export function inflectVerb(lemma: string, wordClass: VerbClass): Form[] {
  const verb = readVerb(lemma, wordClass)
  const present = presentOf(verb)
  const past = pastOf(verb)
  const imperative = imperativeOf(verb, present)
  const participles = participleForms(verb, present, past)
  const forms: Form[] = []
  const add = (slot: Slot, texts: readonly string[], is: Certainty = 'said') => {
    if (is === 'missing') return
    for (const text of texts) forms.push(formOf(slot, finish(text, verb), is === 'doubtful'))
  }
  add('infinitive', [verb.infinitive])
  if (isBe(verb)) {
    add('present.3sg', ['е́сть'])
    add('present.3pl', ['су́ть'], 'doubtful')
  }
  for (const person of persons)
    add(slotOf(verb, person), present[person], personCertainty(verb, person))
  for (const one of ['m', 'f', 'n', 'pl'] as const) add(`past.${one}`, past[one])
  add('imperative.sg', imperative.sg, imperativeCertainty(verb))
  add('imperative.pl', imperative.pl, imperativeCertainty(verb))
  if (verb.isImperfective)
    add('gerund.present', presentGerund(verb, present), presentGerundCertainty(verb))
  const pastActive = participles.find(({ kind }) => kind === 'past-active')?.text
  add(
    'gerund.past',
    pastGerund(verb, present, past, pastActive),
    verb.isPerfective ? 'said' : 'doubtful',
  )
  for (const { kind, text, isDoubtful } of participles)
    forms.push(formOf(`participle.${kind}`, participleText(text, verb), isDoubtful))
  return isImpersonal(verb) ? forms.filter(({ slot }) => IMPERSONAL_SLOTS.includes(slot)) : forms
}

/** The participles of a verb as lemmas. */
export function participlesOf(lemma: string, wordClass: VerbClass): ParticipleLemma[] {
  const verb = readVerb(lemma, wordClass)
  if (isImpersonal(verb)) return []
  return participleForms(verb, presentOf(verb), pastOf(verb)).map(({ kind, text, isDoubtful }) => ({
    kind,
    lemma: participleText(text, verb),
    wordClass: kind.endsWith('active') ? 'п 4a' : 'п 1a',
    short: kind.endsWith('passive') ? shortParticipleForms(text, verb) : [],
    ...(isDoubtful && { isDoubtful }),
  }))
}

const IMPERSONAL_SLOTS: readonly Slot[] = ['infinitive', 'present.3sg', 'past.n']

const formOf = (slot: Slot, text: string, isDoubtful: boolean): Form => ({
  slot,
  text,
  ...(isDoubtful && { isDoubtful }),
})

const finish = (text: string, verb: Verb) => written(verb.isReflexive ? reflexive(text) : text)

const participleText = (text: string, verb: Verb) => written(verb.isReflexive ? `${text}ся` : text)

/** Быть alone has a future of its own beside its present есть. */
const isBe = ({ plain, isReflexive }: Verb) => plain === 'быть' && !isReflexive

const slotOf = (verb: Verb, person: VerbPerson): Slot =>
  isBe(verb) ? `future.${person}` : `present.${person}`
