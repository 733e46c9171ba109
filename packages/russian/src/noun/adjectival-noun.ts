import { declineLikeAdjective } from '../adjective/inflect-adjective.ts'
import { type Agreement, cases, type Form } from '../form.ts'
import type { NounClass } from '../word-class.ts'

/** Столо́вая, рабо́чий, да́нные (Zaliznyak's sign `п`), Ивано́в and ничья́ (`мс`): one column of an adjective, and its plural. */
export function inflectAdjectivalNoun(lemma: string, is: NounClass): Form[] {
  const isSurname = is.pattern === 'pronoun' && is.number === 1
  const pattern = isSurname ? 'surname' : is.pattern === 'pronoun' ? 'pronoun' : 'adjective'
  const table = declineLikeAdjective(lemma, pattern, is.stress.startsWith('b'))
  const plural = columnOf(table, 'pl', 'pl', is.isAnimate)
  if (is.isPluralOnly) return plural
  const agreement = is.gender === 'common' ? 'm' : is.gender
  return [...columnOf(table, agreement, 'sg', is.isAnimate), ...plural]
}

function columnOf(table: Form[], from: Agreement, to: 'sg' | 'pl', isAnimate: boolean): Form[] {
  return cases.flatMap((one) => {
    const isOfLiving = one === 'acc' && isAnimate && (from === 'm' || from === 'pl')
    const slot = isOfLiving ? `${from}.acc.animate` : `${from}.${one}`
    return table
      .filter((form) => form.slot === slot)
      .map((form): Form => ({ ...form, slot: `${to}.${one}` }))
  })
}
