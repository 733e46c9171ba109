import { compose } from '@slovo/language'

// biome-ignore format: letters read better in rows.
const LATIN: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f',
  х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu',
  я: 'ya', œ: 'oe', æ: 'ae', ß: 'ss',
}

/**
 * The readable part of a URL: « В кафе́ » → `v-kafe`, « Le marché d’Aligre » →
 * `le-marche-d-aligre`. A title without letters or digits gives an empty slug.
 */
export function slugOf(title: string): string {
  const letters = compose(title).toLowerCase()
  const latin = Array.from(letters, (letter) => LATIN[letter] ?? letter).join('')
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}
