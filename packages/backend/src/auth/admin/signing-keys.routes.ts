import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthParts } from '../auth-parts.ts'
import { readBody } from '../http/read-body.ts'
import { adminErrors } from './errors.ts'

const Wish = z.object({ at_once: z.boolean().nullish() })

/** `POST /admin/signing_keys/rotate`, a call of ours: the running process puts a new signing key beside the old. */
export function signingKeyRoutes({ keyring, log }: AuthParts) {
  return new Hono().post('/rotate', async (c) => {
    const { at_once: atOnce } = readBody(c, Wish)
    if (!keyring.rotate) throw adminErrors.keysAreGiven()
    const signsFrom = await keyring.rotate({ atOnce: atOnce === true })
    if (!signsFrom) throw adminErrors.rotationUnderWay()
    log.info({ signsFrom, atOnce: atOnce === true }, 'a signing key was added')
    return c.json({ signs_from: signsFrom })
  })
}
