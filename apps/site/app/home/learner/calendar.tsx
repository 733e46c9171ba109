import { dayFacts, calendar as messages, weekOf } from '@slovo/messages/study-day'
import { dateFormat } from '../../ui/date-format.ts'
import { useLocale, useSay } from '../../ui/say.ts'
import type { CalendarDay } from './calendar.ts'

interface CalendarProps {
  weeks: CalendarDay[][]
  today: string
}

/** A table of the last weeks: a column a week, a row a day of the week. Each cell says in words what its colour shows. */
export function Calendar({ weeks, today }: CalendarProps) {
  const say = useSay()
  const format = useDayFormats()
  return (
    <section aria-labelledby="calendar" className="calendar">
      <h2 id="calendar">{say(messages.title)}</h2>
      <table>
        <caption className="visually-hidden">{say(messages.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say(messages.weekday)}</span>
            </th>
            {weeks.map((week) => (
              <WeekHead key={week[0]?.day} week={week} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks[0]?.map(({ day: monday }, weekday) => (
            <tr key={monday}>
              <th scope="row">
                <span className="visually-hidden">{format.weekday(monday)}</span>
                <span aria-hidden="true">{format.weekdayLetter(monday)}</span>
              </th>
              {weeks.map((week) => {
                const day = week[weekday]
                return day && <DayCell key={day.day} day={day} isToday={day.day === today} />
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="calendar-key" aria-hidden="true">
        {(['some', 'done', 'rest'] as const).map((look) => (
          <li key={look}>
            <span className={`day day-${look}`} />
            {say(messages[look])}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The month is named where it begins. */
function WeekHead({ week }: { week: CalendarDay[] }) {
  const say = useSay()
  const format = useDayFormats()
  const monday = week[0]?.day ?? ''
  const first = week.find(({ day }) => day.endsWith('-01'))
  return (
    <th scope="col">
      <span className="visually-hidden">{say(weekOf, { date: format.date(monday) })}</span>
      {first && (
        <span aria-hidden="true" className="calendar-month">
          {format.month(first.day)}
        </span>
      )}
    </th>
  )
}

function DayCell({ day: shown, isToday }: { day: CalendarDay; isToday: boolean }) {
  const say = useSay()
  const format = useDayFormats()
  const { day, look } = shown
  if (look === 'future') return <td />

  const facts = say(dayFacts, shown)
  const label = [format.date(day), say(messages[look]), facts].filter(Boolean).join(', ')
  return (
    <td className={`day day-${look}`} title={label} aria-current={isToday ? 'date' : undefined}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{Number(day.slice(-2))}</span>
    </td>
  )
}

function useDayFormats() {
  const locale = useLocale()
  const by = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(locale, options).format(new Date(day))
  return {
    date: by({ day: 'numeric', month: 'long' }),
    month: by({ month: 'short' }),
    weekday: by({ weekday: 'long' }),
    weekdayLetter: by({ weekday: 'narrow' }),
  }
}
