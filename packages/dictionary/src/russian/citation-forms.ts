import type { Parse } from 'az'

type Tags = ReadonlySet<string>

const CITATION = { NMbr: 'sing', CAse: 'nomn' }
const SOFT_ENDING = /(?:ий|ая|ее|ие|его|ему|им|ем|ей|ею|ую|их|ими)$/
const VERBAL = new Set(['VERB', 'INFN', 'GRND', 'PRTF', 'PRTS'])

/**
 * Base words that the library does not give: the ordinal and the superlative themselves, the
 * participle as an adjective; and those it gets wrong (« мес. » for месяц, « содержимый » for содержать).
 */
export function citationForms(parse: Parse, tags: Tags): string[] {
  // Its paradigm mixes several: the citation form of лучшая would be наихороший.
  if (parse.tag.POS === 'ADJF' && tags.has('Supr'))
    return [parse.toString().replace(SOFT_ENDING, 'ий')]
  return cited(parse, tags).map((form) => form.toString())
}

/** Where the citation forms of a form stand in its table, found once for all words that are inflected like this one. */
const places = new Map<number, number[]>()

function cited(parse: Parse, tags: Tags): Parse[] {
  const { paradigmIdx, formIdx } = parse
  if (paradigmIdx === undefined || formIdx === undefined) return findCited(parse, tags)
  // Both have 16 bits.
  const place = paradigmIdx * 65_536 + formIdx
  const known = places.get(place)
  if (known) return known.flatMap((one) => parse.inflect(one) || [])
  const found = findCited(parse, tags)
  const indexes = found.flatMap((form) => form.formIdx ?? [])
  places.set(place, indexes)
  return found
}

/** Looks through the whole table of forms, which may have a hundred. */
function findCited(parse: Parse, tags: Tags): Parse[] {
  const as = (grammemes: Record<string, string | true | undefined>) => {
    const form = parse.formCnt ? parse.inflect(grammemes) : false
    return form ? [form] : []
  }
  const pos = parse.tag.POS ?? ''
  const plural = tags.has('plur') ? as({ NMbr: 'plur', CAse: 'nomn' }) : []
  if (VERBAL.has(pos)) return [...as({ POS: 'INFN' }), ...participle(tags, as)]
  if (tags.has('Patr'))
    return as({ Patr: true, GNdr: tags.has('femn') ? 'femn' : 'masc', ...CITATION })
  if (pos === 'NOUN') return [...as({ ...CITATION, Abbr: undefined }), ...plural]
  if (pos === 'ADJS') return as({ POS: 'ADJS', GNdr: 'masc' })
  if (pos !== 'ADJF') return plural
  const ordinal = tags.has('Anum') ? true : undefined
  return ['masc', 'femn', 'neut']
    .filter((gender) => gender === 'masc' || tags.has(gender) || tags.has('plur'))
    .flatMap((GNdr) => as({ POS: 'ADJF', Anum: ordinal, GNdr, ...CITATION }))
    .concat(plural)
}

function participle(tags: Tags, as: (grammemes: Record<string, string>) => Parse[]): Parse[] {
  if (!tags.has('PRTF') && !tags.has('PRTS')) return []
  const VOic = tags.has('pssv') ? 'pssv' : 'actv'
  const TEns = tags.has('past') ? 'past' : 'pres'
  return as({ POS: 'PRTF', VOic, TEns, GNdr: 'masc', ...CITATION })
}
