/**
 * Russian letters as French and English speakers type them without a Russian layout, after the usual transliterations:
 * privet, zhizn or žizn, chtchi or shchi, ya or ja. The soft and the hard sign may be left out.
 */
const SPELLINGS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v w',
  г: 'g gu',
  д: 'd',
  е: 'e ye je ie é è ê',
  ё: 'yo jo io o ë e ye je ie é è',
  ж: 'zh j ž',
  з: 'z',
  и: 'i ï y ee',
  й: 'y j i ï',
  к: 'k c q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's ss',
  т: 't',
  у: 'u ou oo',
  ф: 'f ph',
  х: 'kh h x ch',
  ц: 'ts tz c',
  ч: 'ch tch tsch č',
  ш: 'sh ch sch š',
  щ: 'shch chtch shtch sch šč',
  ы: 'y i ui',
  э: 'e é è',
  ю: 'yu ju iu iou you',
  я: 'ya ja ia',
}

const bySpelling = Object.entries(SPELLINGS).map(
  ([letter, spellings]) => [letter, spellings.split(' ')] as const,
)
const ofLetter = new Map<string, readonly string[]>(bySpelling)
const SILENT: readonly string[] = ['']

/** What no letter is spelt with stands for itself. */
export const latinSpellings: ReadonlySet<string> = new Set(bySpelling.flatMap(([, all]) => all))

/** The ways to type a Russian letter; after и its й may be left out (russki), and я may be a plain a (rossia). */
export function latinSpellingsOf(letter: string, previous: string): readonly string[] {
  if (letter === 'ь' || letter === 'ъ') return SILENT
  const spellings = ofLetter.get(letter) ?? [letter]
  if (previous !== 'и' && previous !== 'ы') return spellings
  if (letter === 'й') return [...spellings, '']
  if (letter === 'я') return [...spellings, 'a']
  return letter === 'ю' ? [...spellings, 'u', 'ou'] : spellings
}
