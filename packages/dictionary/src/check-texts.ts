import { isStressKnown, removeStress, splitWords } from '@slovo/language'
import type { Entry } from './entry.ts'
import type { Dictionary } from './open-dictionary.ts'
import type { ShippedText } from './shipped-texts.ts'

/** What a writer of texts wants to know about one of them. */
interface CheckedText {
  file: string
  /** Words without any meaning in the dictionary. */
  missing: string[]
  /** Russian words whose stress is not shown. */
  unstressed: string[]
  /** Russian words stressed otherwise than in the dictionary. */
  doubtful: string[]
}

/** Looks every word of a text up and compares its stress with the dictionary's. */
export function checkText(dictionary: Dictionary, { file, lang, body }: ShippedText): CheckedText {
  const checked: CheckedText = { file, missing: [], unstressed: [], doubtful: [] }
  const direction = lang === 'ru' ? 'ru-fr' : 'fr-ru'
  const words = new Set(splitWords(body, lang).map(({ text }) => text))
  for (const word of words) {
    const entries = findEither(dictionary, word, direction)
    if (entries.every(({ definitions }) => definitions.length === 0)) checked.missing.push(word)
    if (lang === 'ru') checkStress(word, entries, checked)
  }
  return checked
}

function findEither(dictionary: Dictionary, word: string, direction: 'ru-fr' | 'fr-ru'): Entry[] {
  const entries = dictionary.lookup(word, direction)
  return entries.length > 0 ? entries : dictionary.lookup(word.toLowerCase(), direction)
}

function checkStress(word: string, entries: Entry[], checked: CheckedText) {
  if (!isStressKnown(word)) return checked.unstressed.push(word)
  const known = entries.flatMap(({ formStress = [] }) => formStress)
  const plain = (text: string) => text.normalize('NFC').toLowerCase()
  const isOther = known.length > 0 && !known.some((stressed) => plain(stressed) === plain(word))
  if (isOther && word.includes('\u0301')) checked.doubtful.push(`${word} (${known.join(', ')})`)
}

/**
 * Forms that the texts stress in more than one way, with where: either both are right
 * (реки́, ре́ки) or one is a slip.
 */
export function stressedTwice(texts: ShippedText[]): string[] {
  const russian = texts.filter(({ lang }) => lang === 'ru')
  const places = russian.flatMap(({ file, body }) =>
    splitWords(body, 'ru').map(({ text }) => ({ form: text.toLowerCase(), file })),
  )
  const forms = Map.groupBy(places, ({ form }) => removeStress(form))
  return [...forms.values()].flatMap((all) => {
    const ways = new Map(all.map(({ form, file }) => [form, file]))
    return ways.size > 1 ? [[...ways].map(([form, file]) => `${form} (${file})`).join(', ')] : []
  })
}
