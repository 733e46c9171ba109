import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { visitContext } from '../visit.ts'
import { type Cookies, cookiesContext } from './cookies.server.ts'
import { databaseContext, type Reader, readerContext } from './session.server.ts'
import { TIME_ZONE_COOKIE } from './time-zone.ts'

/** For which learner, and which zone, the database has it already. */
export const TIME_ZONE_KEPT = 'time-zone-kept'
const MAX_LENGTH = 100

type Context = Readonly<RouterContextProvider>

/** A learner's days are those of the place where their browser is, from the first request that could write something. */
export const timeZoneMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const reader = context.get(readerContext)
  if (reader) await keepTimeZone(context, reader)
}

/** Keeps the browser's time zone, once for each learner and zone; the name of a zone that does not exist is not kept. */
export async function keepTimeZone(context: Context, reader: Pick<Reader, 'id'>) {
  const cookies = context.get(cookiesContext)
  if (isTimeZoneKept(cookies, reader)) return
  const zone = cookies.find(TIME_ZONE_COOKIE)
  if (!zone || !isTimeZone(zone)) return

  const { error } = await context
    .get(databaseContext)
    .from('learner_settings')
    .upsert({ user_id: reader.id, time_zone: zone })
  // The next request tries again; until then a day ends where it did.
  if (error) context.get(visitContext).log.error(error, 'a time zone could not be kept')
  else cookies.set(TIME_ZONE_KEPT, keptAs(reader, zone), { httpOnly: true })
}

/** Whether there is nothing to keep. */
export function isTimeZoneKept(cookies: Cookies, reader: Pick<Reader, 'id'>): boolean {
  const zone = cookies.find(TIME_ZONE_COOKIE)
  return !zone || cookies.find(TIME_ZONE_KEPT) === keptAs(reader, zone)
}

const keptAs = (reader: Pick<Reader, 'id'>, zone: string) => `${reader.id} ${zone}`

function isTimeZone(name: string): boolean {
  try {
    return name.length <= MAX_LENGTH && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    // What a browser sends may be no zone at all.
    return false
  }
}
