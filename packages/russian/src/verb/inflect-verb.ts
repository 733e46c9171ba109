import type { Form, ParticipleKind, Slot } from '../form.ts'
import type { VerbClass } from '../word-class.ts'
import { pastGerund, presentGerund } from './gerunds.ts'
import { imperativeOf } from './imperative.ts'
import { participleForms } from './participles.ts'
import { pastOf } from './past.ts'
import { persons, presentOf } from './present.ts'
import { reflexive } from './reflexive.ts'
import { shortForms } from './short-forms.ts'
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
  const forms: Form[] = []
  const add = (slot: Slot, texts: readonly string[], isDoubtful = false) => {
    for (const text of texts)
      forms.push({ slot, text: finish(text, verb), ...(isDoubtful && { isDoubtful }) })
  }
  add('infinitive', [verb.infinitive])
  for (const person of persons) add(`present.${person}`, present[person], isMissing(verb, person))
  for (const one of ['m', 'f', 'n', 'pl'] as const) add(`past.${one}`, past[one])
  const imperative = imperativeOf(verb, present)
  add('imperative.sg', imperative.sg)
  add('imperative.pl', imperative.pl)
  if (verb.isImperfective) add('gerund.present', presentGerund(verb, present))
  add('gerund.past', pastGerund(verb, present, past), !verb.isPerfective)
  for (const { kind, text, isDoubtful } of participleForms(verb, present, past))
    forms.push({
      slot: `participle.${kind}`,
      text: participleText(text, verb),
      ...(isDoubtful && { isDoubtful }),
    })
  return forms
}

/** The participles of a verb as lemmas. */
export function participlesOf(lemma: string, wordClass: VerbClass): ParticipleLemma[] {
  const verb = readVerb(lemma, wordClass)
  return participleForms(verb, presentOf(verb), pastOf(verb)).map(({ kind, text, isDoubtful }) => ({
    kind,
    lemma: participleText(text, verb),
    wordClass: kind.endsWith('active') ? 'п 4a' : 'п 1a',
    short: kind.endsWith('passive') ? shortForms(text, verb) : [],
    ...(isDoubtful && { isDoubtful }),
  }))
}

const finish = (text: string, verb: Verb) => written(verb.isReflexive ? reflexive(text) : text)

const participleText = (text: string, verb: Verb) => written(verb.isReflexive ? `${text}ся` : text)

const WITHOUT_FIRST_PERSON =
  /(?:победить|убедить|очутиться|чудить|дерзить|пылесосить|затмить|шелестеть|ощутить_)$/

/** Zaliznyak's « — 1 ед. »: победи́ть, убеди́ть, очути́ться. */
const isMissing = ({ plain }: Verb, person: string) =>
  person === '1sg' && WITHOUT_FIRST_PERSON.test(plain)
