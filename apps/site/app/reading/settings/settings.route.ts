import { redirect } from 'react-router'
import { z } from 'zod'
import { localPath } from '../../ui/local-path.ts'
import { cookiesContext } from '../../visit/session/cookies.server.ts'
import { localeContext } from '../../visit/session/session.server.ts'
import { safePath } from '../../visit/url/safe-path.ts'
import type { Route } from './+types/settings.route.ts'
import { settingsIn } from './change-settings.ts'
import { READER_COOKIE, writeSettings } from './reader-settings.ts'

const MAX_BACK_LENGTH = 8000
const isOn = z.string().max(1).optional()

/** A switch that is off is not sent by a form: what the form has is said beside it. */
const Sent = z.object({
  back: z.string().max(MAX_BACK_LENGTH).optional(),
  accents: isOn,
  'has-accents': isOn,
  marks: isOn,
  'has-marks': isOn,
})

/** `POST /reader-settings`: how texts look to this reader, kept in cookies. A script gets no page, a plain form its own. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const sent = Sent.safeParse(Object.fromEntries(form)).data
  if (!sent) return new Response(null, { status: 400 })

  const cookies = context.get(cookiesContext)
  const value = writeSettings(settingsIn(form))
  if (value) cookies.set(READER_COOKIE, value)
  else if (cookies.find(READER_COOKIE) !== undefined) cookies.remove(READER_COOKIE)
  for (const name of ['accents', 'marks'] as const) {
    if (sent[`has-${name}`]) cookies.set(name, sent[name] ? '1' : '0')
  }

  const isFromPage = request.headers.get('accept')?.includes('text/html') ?? false
  if (!isFromPage) return new Response(null, { status: 204 })
  return redirect(safePath(sent.back ?? '', localPath(context.get(localeContext), '/')))
}
