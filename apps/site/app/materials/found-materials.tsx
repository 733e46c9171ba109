import { filters as messages } from '@slovo/messages/materials'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import type { Card } from './card.server.ts'
import { changeFilters, EASIEST, type Filters, filtersQuery } from './filters.ts'
import { MaterialCards } from './material-card.tsx'
import { Pager } from './pager.tsx'

interface FoundMaterialsProps {
  cards: Card[]
  count: number
  filters: Filters
  lang: string
  hasSection?: boolean
}

/** A page of cards with the way to the others; where nothing is in reach yet, the way to what is nearest. */
export function FoundMaterials({ cards, count, filters, ...rest }: FoundMaterialsProps) {
  const say = useSay()
  if (count === 0 && filters.inReach) {
    const easiest = changeFilters(filters, { inReach: false, sort: EASIEST })
    return (
      <div className="empty">
        <p>{say(messages.howToReach)}</p>
        <ButtonLink to={filtersQuery(easiest)} look="secondary">
          {say(messages.seeEasiest)}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <MaterialCards cards={cards} isApart {...rest} />
      <Pager filters={filters} count={count} />
    </>
  )
}

/** What is said of a list in which nothing was found. */
export const nothingFound = ({ inReach }: Filters) =>
  inReach ? messages.nothingInReach : messages.nothing
