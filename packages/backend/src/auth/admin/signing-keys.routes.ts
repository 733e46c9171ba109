import { Hono } from 'hono'
import { z } from 'zod'
import type { Keyring } from '../../kernel/keys/keyring.ts'
import type { Log } from '../../kernel/log.ts'
import { readBody } from '../http/read-body.ts'
import { adminErrors } from './errors.ts'

const Rotation = z.object({ at_once: z.boolean().nullish() })

/** `POST /admin/signing_keys/rotate`, which Supabase does not have: adds a signing key beside the old one. */
export function signingKeyRoutes({ keyring, log }: { keyring: Keyring; log: Log }) {
  return new Hono().post('/rotate', async (c) => {
    const { at_once: atOnce } = readBody(c, Rotation)
    if (!keyring.rotate) throw adminErrors.keysAreGiven()
    const signsFrom = await keyring.rotate({ atOnce: atOnce === true })
    if (!signsFrom) throw adminErrors.rotationUnderWay()
    log.info({ signsFrom, atOnce: atOnce === true }, 'a signing key was added')
    return c.json({ signs_from: signsFrom })
  })
}
