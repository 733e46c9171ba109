import { useLocale } from '../../ui/say.ts'

const days = {
  fr: new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }),
  ru: new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** A moment as its day, the same on the server and in the browser. */
export function useDay() {
  const format = days[useLocale()]
  return (moment: string) => format.format(new Date(moment))
}
