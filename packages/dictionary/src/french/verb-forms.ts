import { lookupKey } from '@slovo/language'
import type { StoredForm } from '../store.ts'
import { conjugate } from './conjugate.ts'

/** The forms of all verbs of the dictionary, those of « s’appeler » without their pronoun. */
export function verbForms(verbs: string[]): StoredForm[] {
  return verbs.flatMap((lemmaKey) => {
    const verb = lemmaKey.replace(/^(?:se |s')/, '')
    if (!/^[\p{L}\p{M}]+(?:er|[iï]r|re)$/u.test(verb)) return []
    return conjugate(verb).map(([text, form]) => ({ key: lookupKey(text), lemmaKey, form }))
  })
}
