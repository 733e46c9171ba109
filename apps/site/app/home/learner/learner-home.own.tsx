import type { Locale } from '@slovo/messages'
import type { ReactNode } from 'react'
import { readCard } from '../../materials/card.server.ts'
import { MaterialCards } from '../../materials/material-card.tsx'
import { Own } from '../../visit/own/own.tsx'
import type { OwnPage } from '../../visit/own/own-page.server.ts'
import { Calendar } from './calendar.tsx'
import { DueToday } from './due-today.tsx'
import { CurrentLesson, homeParts, PlaceToGoOn, SuggestedText } from './learner-home.tsx'
import { readHome } from './own-home.server.ts'
import { Today } from './today.tsx'

/** Everything of a home that is its learner's own (decision 91). */
export const ownHome = (locale: Locale): OwnPage => ({
  draw(said) {
    const { home, next } = readHome(said, locale)
    const { due, fresh, hasWords, lesson, weeks, today } = home
    const card = readCard(next, locale)
    const text = card && (
      <SuggestedText>
        <MaterialCards cards={[card]} lang={home.lang} hasSection isBelow />
      </SuggestedText>
    )
    return {
      parts: [
        part(homeParts.place, null, <PlaceToGoOn home={home} />),
        part(homeParts.due, [due, fresh, hasWords], <DueToday {...{ due, fresh, hasWords }} />),
        part(homeParts.today, null, <Today home={home} />),
        part(homeParts.calendar, null, <Calendar {...{ weeks, today }} />),
        part(homeParts.next, { card }, text),
        ...(lesson ? [part(homeParts.lesson, lesson, <CurrentLesson lesson={lesson} />)] : []),
      ],
    }
  },
})

const part = (name: string, of: unknown, shown: ReactNode) => ({
  ...{ name, of },
  drawn: <Own name={name}>{shown}</Own>,
})
