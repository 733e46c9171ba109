import type { StoredForm } from '../store.ts'

export function verbForms(_verbs: string[]): StoredForm[] {
  return []
}
