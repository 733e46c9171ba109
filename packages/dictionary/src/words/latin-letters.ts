/**
 * Russian typed with latin letters, as French and English speakers do: privet, kniga, jizn, tchaï, khorocho. Both the
 * typed word and the words of the dictionary are reduced to one spelling in which all these ways are the same.
 */
const CYRILLIC: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'o',
    ж: 'z',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
  },
  ...{
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'c',
  },
  ...{ ч: 'c', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}

/** Spellings of several letters, longest first. */
const LATIN: [RegExp, string][] = [
  [/[’'`]/g, ''],
  [/shtch|chtch|shch|sch/g, 's'],
  [/tch/g, 'c'],
  [/zh|j(?=[^aeiouy]|$)/g, 'z'],
  [/sh/g, 's'],
  [/kh/g, 'h'],
  [/ts|tz/g, 'c'],
  [/ou/g, 'u'],
  [/y[oe]|jo|io/g, 'o'],
  [/[yj](?=[aeu])/g, 'i'],
  [/j/g, 'z'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'h'],
  [/q/g, 'k'],
]

/** The reduced spellings of a Russian word: привет → privet, жизнь → zizn, ёлка → olka and elka. */
export function latinKeysOf(word: string): string[] {
  const plain = word.toLowerCase()
  return [...new Set([plain, plain.replaceAll('ё', 'е')])].map((spelling) =>
    squeezed([...spelling].map((letter) => CYRILLIC[letter] ?? letter).join('')),
  )
}

/** The reduced spellings that a word typed with latin letters may have: « ch » is ч in English and ш in French. */
export function latinKeysOfTyped(typed: string): string[] {
  const plain = typed.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const reduced = LATIN.reduce((text, [spelling, letter]) => text.replace(spelling, letter), plain)
  const readings = reduced.includes('ch')
    ? [reduced.replace(/ch/g, 'c'), reduced.replace(/ch/g, 's')]
    : [reduced]
  return [...new Set(readings.map(squeezed))]
}

/** Doubled letters count once; ё is mostly written e. */
const squeezed = (text: string) => text.replace(/(\p{L})\1+/gu, '$1')
