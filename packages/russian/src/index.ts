export {
  type Agreement,
  type Case,
  cases,
  type Form,
  type ParticipleKind,
  type Slot,
  type VerbPerson,
} from './form.ts'
export { InvalidWordClass, readWordClass, type WordClass } from './word-class.ts'
