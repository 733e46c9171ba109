import { data } from 'react-router'
import { z } from 'zod'
import { databaseContext, readerContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/place.route.ts'

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** What a page that is being read sends from time to time: `seconds` since the last time, and the `word` at its top. */
const Sent = z.object({ material: number, word: number.optional(), seconds: number })

/** `POST /reading-place`: the page waits for no answer, and a visitor is not counted. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = Sent.safeParse(Object.fromEntries(await request.formData())).data
  if (!sent) return data(null, { status: 400 })
  if (!context.get(readerContext)) return new Response(null, { status: 204 })

  const { material, word, seconds } = sent
  const { error } = await context.get(databaseContext).rpc('keep_reading_place', {
    material_id: material,
    seconds,
    ...(word !== undefined && { word }),
  })
  if (error) context.get(visitContext).log.error(error, 'a reading place could not be kept')
  return new Response(null, { status: error ? 503 : 204 })
}
