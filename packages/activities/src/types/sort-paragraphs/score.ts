import { allOrNothing, type Score } from '../../score/score.ts'
import { plainText } from '../../text/rich-text.ts'
import type { SortParagraphsParams } from './params.ts'

/** Which places, or which neighbours, are right. */
export function rightPlaces(
  { paragraphs, behaviour }: SortParagraphsParams,
  order: number[],
): boolean[] {
  const texts = paragraphs.map((paragraph) => plainText(paragraph))
  const isAlike = (one: number | undefined, other: number) =>
    one === other ||
    (behaviour.duplicatesInterchangeable && one !== undefined && texts[one] === texts[other])
  if (behaviour.scoringMode === 'positions') {
    return texts.map((_, place) => isAlike(order[place], place))
  }
  return texts.slice(1).map((_, place) => {
    const [before, after] = [order[place], order[place + 1]]
    return texts.slice(1).some((_, solution) => {
      return behaviour.duplicatesInterchangeable
        ? isAlike(before, solution) && isAlike(after, solution + 1)
        : before === solution && after === solution + 1
    })
  })
}

/** A point for each right place (less one for each wrong place, with penalties) or neighbour. */
export function scoreSortParagraphs(sortParagraphs: SortParagraphsParams, order: number[]): Score {
  const { scoringMode, applyPenalties } = sortParagraphs.behaviour
  const places = rightPlaces(sortParagraphs, order)
  const right = places.filter(Boolean).length
  const penalty = scoringMode === 'positions' && applyPenalties ? places.length - right : 0
  return allOrNothing(Math.max(0, right - penalty), places.length)
}
