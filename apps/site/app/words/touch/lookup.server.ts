import { type GlossaryLookup, LookupAnswer } from '@slovo/content-model'
import { cyrillicLetters, type Lang, removeStress } from '@slovo/language'
import type { SiteVisit } from '../../visit/visit.ts'
import type { Lookup } from './glossary.ts'

const WITH_FORMS = '4'
const MAX_DEFINITIONS = 5
const MAX_TEXT_LENGTH = 100

type LookupVisit = Pick<SiteVisit, 'fetch' | 'log'> & {
  settings: Pick<SiteVisit['settings'], 'dictionaryUrl'>
}

/** Over the rate limit, or the dictionary does not respond. */
type LookupFailure = { status: 429; retryAfter: string } | { status: 502 }

/** Asks the dictionary for a word as it stands in a text; of one that it lacks it may know the grammar. */
export async function lookUp(
  { fetch, settings, log }: LookupVisit,
  word: string,
  lang: Lang,
): Promise<Lookup[] | LookupFailure> {
  const text = (lang === 'ru' ? russianWords(word) : word.trim()).slice(0, MAX_TEXT_LENGTH)
  if (!text) return []

  const direction = lang === 'ru' ? 'ru-fr' : 'fr-ru'
  const query = new URLSearchParams({ lang: direction, text, flags: WITH_FORMS })
  try {
    const response = await fetch(`${settings.dictionaryUrl}/lookup?${query}`)
    if (response.status === 429) {
      return { status: 429, retryAfter: response.headers.get('retry-after') ?? '60' }
    }
    if (!response.ok) throw new Error(`the dictionary responded with ${response.status}`)
    return LookupAnswer.parse(await response.json()).def.map(presentDefinition)
  } catch (cause) {
    log.error(cause, 'a word could not be looked up')
    return { status: 502 }
  }
}

/** Each word reduced to its letters: those of a phrase stay apart. */
const russianWords = (text: string) =>
  text.split(/\s+/).map(cyrillicLetters).filter(Boolean).join(' ')

type WireDefinition = LookupAnswer['def'][number]

function presentDefinition(definition: WireDefinition): Lookup {
  const { text, pos = '', inf, stress, form, form_ru, lemma_id, note, partner } = definition
  const { form_stress, government, register, rank } = definition
  const aspect = aspectOf(definition.asp)
  const gender = genderOf(definition.gen)
  return {
    lemma: removeStress(inf ?? text),
    stressed: stress ?? inf ?? text,
    pos: partsOfSpeech[pos] ?? pos,
    definitions: definition.tr.slice(0, MAX_DEFINITIONS).map(({ text }) => text),
    ...(lemma_id !== undefined && { lemmaId: lemma_id }),
    ...(gender && { gender }),
    ...(aspect && { aspect }),
    ...(partner && { partner }),
    ...(form && { form: { fr: form, ru: form_ru ?? form } }),
    ...(form_stress && { formStress: form_stress }),
    ...(government && { government }),
    ...(register && { register }),
    ...(rank && { rank }),
    ...(note && { note }),
    ...(definition.source && { source: definition.source }),
  }
}

/** Names of the parts of speech in the third party's answers. */
const partsOfSpeech: Record<string, string> = {
  adjective: 'adj',
  adverb: 'adv',
  pronoun: 'pron',
  numeral: 'num',
  preposition: 'prep',
  conjunction: 'conj',
  particle: 'part',
  interjection: 'interj',
  'proper noun': 'name',
}

function aspectOf(asp: string | undefined): GlossaryLookup['aspect'] {
  if (asp === 'imperfectif' || asp === 'несов') return 'imperfectif'
  return asp === 'perfectif' || asp === 'сов' ? 'perfectif' : undefined
}

function genderOf(gen: string | undefined): GlossaryLookup['gender'] {
  if (gen === 'm' || gen === 'м') return 'm'
  if (gen === 'f' || gen === 'ж') return 'f'
  return gen === 'n' || gen === 'ср' ? 'n' : undefined
}

/** The specified shape of a translation. */
interface Translation {
  word: string
  asp: 'imperfectif' | 'perfectif' | null
  inf: string
  form: 'infinitif' | 'nominatif'
  definitions: string[]
}

export function presentTranslation(word: string, lookup: Lookup): Translation {
  return {
    word,
    asp: lookup.aspect ?? null,
    inf: lookup.lemma,
    form: lookup.pos === 'verb' ? 'infinitif' : 'nominatif',
    definitions: lookup.definitions,
  }
}
