import type { Lang } from './lang.ts'
import { removeStress } from './stress.ts'

const listed = (words: string) => new Set(words.split(' '))

/** A point after these never ends a sentence. */
const ALWAYS_GO_ON: Record<Lang, Set<string>> = {
  ru: listed(
    'т е ул просп пл наб стр г гг в вв г-н г-жа им проф акад св напр см ср ок обл рис гл тов гр ' +
      'кв корп бул ст соч изд ред англ фр франц нем рус лат греч букв тел р-н стр-ца',
  ),
  fr: listed('M MM Mme Mmes Mlle Mlles Me Mgr Dr Pr St Ste Av av Bd bd Cf cf p pp éd env ex art'),
}

/** A point after these ends a sentence when a capital letter follows: « и т. д. Потом… ». */
const GO_ON_BEFORE_NUMBER = listed('д п с н пр эт этаж p pp n° N°')

/**
 * Does the point after `before` belong to an abbreviation (« ул. Гоголя »), to initials
 * (« А. С. Пушкин ») or to the number of a list (« 1. Возьмите… »)?
 */
export function isAbbreviated(before: string, next: string, lang: Lang): boolean {
  const word = removeStress(/[\p{L}\p{M}°-]+$/u.exec(before)?.[0] ?? '')
  if (/^\s*[«"(]?\p{N}{1,3}$/u.test(before)) return true
  if (/(?:^|-)\p{Lu}$/u.test(word)) return !isUnit(before, word)
  if (/\p{N}/u.test(next) && GO_ON_BEFORE_NUMBER.has(word)) return true
  return ALWAYS_GO_ON[lang].has(lang === 'ru' ? word.toLowerCase() : word)
}

/** « Il fait 20 °C. Elle… »: a letter after a number is a unit, not an initial. */
function isUnit(before: string, word: string): boolean {
  return /\p{N}[\s°]*$/u.test(before.slice(0, before.length - word.length))
}
