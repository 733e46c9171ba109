import { z } from 'zod'
import type { Settings } from '../settings/settings.ts'
import { CommandError } from './command-error.ts'
import { withBackend } from './with-backend.ts'

const Answer = z.object({ signs_from: z.iso.datetime() })
const Refusal = z.object({ msg: z.string() })

/**
 * Adds a new signing key beside the current one. With `atOnce`, for a leaked key, the old
 * one becomes invalid immediately.
 */
export async function rotateKeys(settings: Settings, { atOnce }: { atOnce: boolean }) {
  if (settings.way === 'hosted') {
    throw new CommandError(
      'Hosted Supabase keeps its keys itself: rotate them on the page “JWT Keys” of the project.',
    )
  }
  const signsFrom = await withBackend(settings, async ({ keys, address, fetch }) => {
    const answer = await fetch(`${address}/auth/v1/admin/signing_keys/rotate`, {
      method: 'POST',
      headers: {
        apikey: keys.serviceRoleKey,
        authorization: `Bearer ${keys.serviceRoleKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ at_once: atOnce }),
    })
    const body: unknown = await answer.json()
    if (!answer.ok) {
      const reason = Refusal.safeParse(body).data?.msg ?? `status ${answer.status}`
      throw new CommandError(`The keys were not rotated: ${reason}.`)
    }
    return Answer.parse(body).signs_from
  })
  console.log(
    atOnce
      ? 'A new key signs from now on, and tokens of the old one are refused: people are let in again by their refresh tokens.'
      : `The new key is published now and signs from ${signsFrom}; the old one stays valid until its last token has expired.`,
  )
}
