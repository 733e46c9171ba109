import type { Lang } from '@slovo/language'

const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g
const BRACKETS = /[()[\]]/g
const BETWEEN = /[,;/\n]/
const ARTICLE = /^(?:(?:les?|la|une?|des|du|de la)\s+|(?:de )?l['’]\s?)/i

/** More than a dictionary gives of a word. */
const MAX_ALTERNATIVES = 20

/**
 * The answers that are right: « maison, foyer / (petit) nid » takes maison, foyer, nid and petit nid, and the whole as it
 * stands.
 */
export function alternativesOf(expected: string): string[] {
  const readings = [expected.replace(IN_BRACKETS, ' '), expected.replace(BRACKETS, ' ')]
  const parts = readings.flatMap((reading) => reading.split(BETWEEN, MAX_ALTERNATIVES))
  const all = [...parts, expected].map((part) => part.trim()).filter((part) => /\p{L}/u.test(part))
  return [...new Set(all)].slice(0, MAX_ALTERNATIVES)
}

/**
 * A French answer needs no article. One that is typed has to be right where the expected answer shows its own: « le maison »
 * is not « la maison », but « la maison » is right for « maison ».
 */
export function withAndWithoutArticle(
  lang: Lang,
  typed: string,
  expected: string,
): { typed: string; expected: string }[] {
  if (lang !== 'fr') return [{ typed, expected }]
  const bare = expected.replace(ARTICLE, '')
  if (bare === expected)
    return [
      { typed: typed.replace(ARTICLE, ''), expected },
      { typed, expected },
    ]
  return [
    { typed, expected },
    { typed, expected: bare },
  ]
}
