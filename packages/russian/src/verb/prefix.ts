const PREFIXES = [
  'недо',
  'пере',
  'пред',
  'предо',
  'преду',
  'разо',
  'обо',
  'ото',
  'подо',
  'надо',
  'изо',
  'взо',
  'низо',
  'низ',
  'нис',
  'воз',
  'вос',
  'возо',
  'раз',
  'рас',
  'роз',
  'рос',
  'без',
  'обез',
  'при',
  'про',
  'пре',
  'под',
  'над',
  'вы',
  'до',
  'за',
  'из',
  'ис',
  'на',
  'об',
  'от',
  'по',
  'со',
  'во',
  'вз',
  'вс',
  'у',
  'о',
  'с',
  'в',
  'само',
  'благо',
  'противо',
].sort((one, other) => other.length - one.length)
const PREFIX = new RegExp(`^(?:${PREFIXES.join('|')})$`)
const SEVERAL = new RegExp(`^(?:${PREFIXES.join('|')}){0,3}ъ?$`)

/** What stands before `base` in an infinitive without stress, where that is nothing or prefixes; else undefined. */
export function prefixBefore(infinitive: string, base: string): string | undefined {
  if (!infinitive.endsWith(base)) return
  const before = infinitive.slice(0, infinitive.length - base.length)
  return SEVERAL.test(before) ? before : undefined
}

/** Is it one of the prefixes alone? */
export const isPrefix = (text: string) => PREFIX.test(text)

/** Is this the infinitive of a verb whose stress never leaves its prefix: вы́нести? (Not of выть.) */
export const isStressedVy = (infinitive: string) => /^вы́.*[аеиоуыэюя]/.test(infinitive)

const VOICED: Record<string, string> = { рас: 'раз', вс: 'вз', ис: 'из', вос: 'воз', нис: 'низ' }

/**
 * Zaliznyak's fleeting vowel of a prefix, `*`: before two consonants a prefix that ends in one takes о and is voiced
 * again: раз·бью → разобью, ис·тру → изотру, с·жму → сожму.
 */
export function withFleetingVowel(prefix: string, stem: string): string {
  if (
    /воз$/.test(prefix) ||
    !/[бвгджзклмнпрстфхцчшщ]$/.test(prefix) ||
    !/^[бвгджзклмнпрстфхцчшщ]{2}|^[вбплш]ь/.test(stem)
  )
    return prefix + stem
  const last = Object.keys(VOICED).find((voiceless) => prefix.endsWith(voiceless))
  const voiced = last ? prefix.slice(0, -last.length) + VOICED[last] : prefix
  return `${voiced}о${stem}`
}
