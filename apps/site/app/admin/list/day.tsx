import { useLocale } from '../../ui/say.ts'

/** The day of a moment, the same on the server and in the browser. */
export function Day({ at }: { at: string }) {
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  return <time dateTime={at}>{day.format(new Date(at))}</time>
}
