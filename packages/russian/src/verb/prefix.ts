/** The longer before the shorter. */
const PREFIXES = `
  противо благо предо преду возо надо недо низо обез пере подо пред разо само без взо воз вос изо над низ нис
  обо ото под пре при про раз рас роз рос вз во вс вы до за из ис на об от по со в о с у`
  .trim()
  .split(/\s+/)
const SEVERAL = new RegExp(`^(?:${PREFIXES.join('|')}){0,3}ъ?$`)

/** What stands before `base` in an infinitive without stress, where that is nothing or prefixes; else undefined. */
export function prefixBefore(infinitive: string, base: string): string | undefined {
  if (!infinitive.endsWith(base)) return
  const before = infinitive.slice(0, infinitive.length - base.length)
  return SEVERAL.test(before) ? before : undefined
}

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

/** Circle ① where a row leaves it out: по́нял, на́чал, у́мер. */
export const isPrefixStressed = (infinitive: string) =>
  /^(?:по|пере|за|на|до|про|у|при|вос?при|предпри)нять$|^(?:на|за|по)чать$|^(?:при|у)быть$|^проклясть$|^ожить$/.test(
    infinitive,
  )
