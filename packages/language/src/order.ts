import type { Lang } from './lang.ts'
import { removeStress } from './stress.ts'

const collators = { ru: new Intl.Collator('ru'), fr: new Intl.Collator('fr') }

/** Alphabetical order of a language for `sort`: ё stands beside е, stress marks do not count. */
export function alphabetical(lang: Lang): (a: string, b: string) => number {
  return (a, b) => collators[lang].compare(removeStress(a), removeStress(b))
}
