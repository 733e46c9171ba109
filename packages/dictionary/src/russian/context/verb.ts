import type { StoredWord } from '../../store.ts'
import { type CasePlace, casePlaceOf } from './case-place.ts'
import type { Candidate, Evidence } from './evidence.ts'
import { casesOf } from './preposition.ts'
import { isParted, type Token } from './token.ts'

const MAX_DISTANCE = 4

/** An object stands in the case that its verb takes; a subject agrees with its verb; after a noun comes a genitive. */
export const verbEvidence: Evidence = ({ word, slot }, sentence, place) => {
  const where = casePlaceOf(slot)
  if (word.pos === 'verb') return ofPredicate({ word, slot }, sentence, place)
  if (!where || word.pos === 'adj') return 1
  return where.case === 'nom' ? ofSubject(where, sentence, place) : ofObject(where, sentence, place)
}

/** го́ловы подня́лись: the verb beside a nominative has its number. */
function ofSubject({ agreement }: CasePlace, sentence: Token[], place: number): number {
  const verbs = around(sentence, place).flatMap(({ readings }) => {
    const first = readings[0]
    return first?.word.pos === 'verb' ? first.slots : []
  })
  const finite = verbs.filter(
    (slot) => /^(?:past|present)\./.test(slot) && !/[12](?:sg|pl)/.test(slot),
  )
  const start = startsClause(sentence, place) ? 2.5 : 1
  if (finite.length === 0) return afterNoun(sentence, place) ? 0.5 : start
  const isPlural = agreement === 'pl'
  return start * (finite.some((slot) => slot.endsWith('pl') === isPlural) ? 1.6 : 0.4)
}

function ofObject(where: CasePlace, sentence: Token[], place: number): number {
  if (where.case === 'prep') return 0.2
  if (sentence[place - 1]?.plain === 'не') return 0.3
  if (where.case === 'gen' && afterNoun(sentence, place)) return 2.5
  if (where.case === 'gen' && startsClause(sentence, place)) return 0.6
  const governor = verbBefore(sentence, place)
  if (!governor) return 1
  if (governor.isNegated && where.case === 'gen') return 1.5
  return governor.cases.has(where.case) ? 2 : 0.6
}

function verbBefore(
  sentence: Token[],
  place: number,
): { cases: Set<string>; isNegated: boolean } | undefined {
  for (let at = place - 1; at >= 0 && place - at <= MAX_DISTANCE; at -= 1) {
    const [token, next] = [sentence[at], sentence[at + 1]]
    if (!token || !next || isParted(next)) return undefined
    const reading = token.readings[0]
    if (reading?.word.pos === 'prep') return undefined
    if (reading?.word.pos !== 'verb') continue
    const taken = casesOf(reading.word)
    const isTransitive = !/ нп/.test(reading.word.class ?? '') && !/с[яь]$/.test(reading.word.lemma)
    const cases = new Set([...taken, ...(isTransitive ? ['acc'] : [])])
    return { cases, isNegated: sentence[at - 1]?.plain === 'не' }
  }
  return undefined
}

/** вы выхо́дите, but выходи́те!; начала́ наклоня́ться: verbs that take an infinitive stand before one. */
function ofPredicate({ word, slot }: Candidate, sentence: Token[], place: number): number {
  return (
    beforeInfinitive(word, sentence, place) *
    asPrice(word, sentence, place) *
    ofPerson(slot, sentence, place)
  )
}

function ofPerson(slot: string, sentence: Token[], place: number): number {
  const person = around(sentence, place)
    .map(({ plain }) => PERSONS[plain])
    .find(Boolean)
  if (slot.startsWith('imperative')) {
    const isAsked = startsClause(sentence, place) || sentence[place - 1]?.plain === 'не'
    return (isAsked ? 2 : 0.6) * (person?.startsWith('2') ? 0.3 : 1)
  }
  if (!slot.startsWith('present.')) return 1
  if (person) return slot === `present.${person}` ? 3 : 0.3
  return /[12](?:sg|pl)$/.test(slot) ? 0.4 : 1
}

/** ско́лько сто́ит: a verb that takes an amount. */
function asPrice({ government = [] }: StoredWord, sentence: Token[], place: number): number {
  const isAsked = around(sentence, place).some(({ plain }) => plain === 'сколько')
  return isAsked && government.some((one) => one === 'acc' || one === 'gen') ? 6 : 1
}

function beforeInfinitive(
  { government = [] }: StoredWord,
  sentence: Token[],
  place: number,
): number {
  const after = sentence[place + 1]
  const isInfinitive = after?.readings[0]?.slots.some((slot) => slot === 'infinitive')
  if (!after || !isInfinitive || isParted(after)) return 1
  return government.includes('inf') ? 4 : 0.5
}

const PERSONS: Record<string, string> = {
  я: '1sg',
  ты: '2sg',
  мы: '1pl',
  вы: '2pl',
  он: '3sg',
  она: '3sg',
  оно: '3sg',
  они: '3pl',
}

function afterNoun(sentence: Token[], place: number): boolean {
  const [token, before] = [sentence[place], sentence[place - 1]]
  const pos = before?.readings[0]?.word.pos
  return token !== undefined && !isParted(token) && (pos === 'noun' || pos === 'name')
}

/** At the start, behind a comma, or behind « но »; « и » may also join two words. */
const startsClause = (sentence: Token[], place: number) => {
  const [token, before] = [sentence[place], sentence[place - 1]]
  if (!token || !before || isParted(token)) return true
  const isConjunction = before.readings[0]?.word.pos === 'conj'
  return isConjunction && (before.plain !== 'и' || place === 1)
}

/** The words of the same clause near a place. */
function around(sentence: Token[], place: number): Token[] {
  const found: Token[] = []
  for (let at = place; at > 0 && place - at < MAX_DISTANCE; at -= 1) {
    const [token, before] = [sentence[at], sentence[at - 1]]
    if (!token || !before || isParted(token)) break
    found.push(before)
  }
  for (let at = place + 1; at < sentence.length && at - place <= MAX_DISTANCE; at += 1) {
    const token = sentence[at]
    if (!token || isParted(token)) break
    found.push(token)
  }
  return found
}
