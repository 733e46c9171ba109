import type { Locale } from '@slovo/messages'
import { readCard } from '../../materials/card.server.ts'
import { MaterialCards } from '../../materials/material-card.tsx'
import type { OwnPage } from '../../visit/own/own-page.server.ts'
import { Calendar } from './calendar.tsx'
import { DueToday } from './due-today.tsx'
import { CurrentLesson, homeParts, NextText, PlaceToGoOn } from './learner-home.tsx'
import { readHome } from './own-home.server.ts'
import { Today } from './today.tsx'

/** Everything of a home that is its learner's own (decision 91). */
export const ownHome = (locale: Locale): OwnPage => ({
  draw(said) {
    const { home, next } = readHome(said, locale)
    const { due, fresh, hasWords, lesson, weeks, today } = home
    const card = readCard(next, locale)
    return {
      parts: [
        { name: homeParts.place, of: null, drawn: <PlaceToGoOn home={home} /> },
        {
          name: homeParts.due,
          of: { due, fresh, hasWords },
          drawn: <DueToday {...{ due, fresh, hasWords }} />,
        },
        { name: homeParts.today, of: null, drawn: <Today home={home} /> },
        { name: homeParts.calendar, of: null, drawn: <Calendar {...{ weeks, today }} /> },
        {
          name: homeParts.next,
          of: card,
          drawn: card && (
            <NextText>
              <MaterialCards cards={[card]} lang={home.lang} hasSection />
            </NextText>
          ),
        },
        ...(lesson
          ? [{ name: homeParts.lesson, of: lesson, drawn: <CurrentLesson lesson={lesson} /> }]
          : []),
      ],
    }
  },
})
