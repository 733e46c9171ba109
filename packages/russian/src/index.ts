export { faultsOfClass } from './check-class.ts'
export {
  type Agreement,
  type Case,
  cases,
  type Form,
  type ParticipleKind,
  participleKinds,
  type Slot,
  type VerbPerson,
} from './form.ts'
export { inflect } from './inflect.ts'
export { type ParticipleLemma, participlesOf } from './verb/inflect-verb.ts'
export { InvalidWordClass, readWordClass, type WordClass, WordDoesNotFit } from './word-class.ts'
