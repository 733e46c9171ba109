import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import type { Place } from '../objects/objects.ts'

const Download = z.object({
  url: z.string(),
  scope: z.literal('download'),
  exp: z.number(),
  transformations: z.string().optional(),
})
const Upload = z.object({
  url: z.string(),
  scope: z.literal('upload'),
  owner: z.string().nullish(),
  upsert: z.boolean(),
})

/**
 * URLs that are valid without a key for a time. They are signed with a secret of their own, derived
 * from the JWT secret: no such token is ever valid as an API token, nor the other way round.
 */
export class SignedTokens {
  readonly #secret: Uint8Array
  readonly #now: () => Date

  constructor(jwtSecret: string, now: () => Date) {
    this.#secret = createHmac('sha256', jwtSecret).update('storage url signing').digest()
    this.#now = now
  }

  signDownload(place: Place, seconds: number, transformations?: string): Promise<string> {
    return this.#sign(
      { ...claimsOf(place, 'download'), ...(transformations ? { transformations } : {}) },
      seconds,
    )
  }

  signUpload(
    place: Place,
    seconds: number,
    { owner, upsert }: { owner: string | null; upsert: boolean },
  ): Promise<string> {
    return this.#sign({ ...claimsOf(place, 'upload'), owner, upsert }, seconds)
  }

  readDownload(token: string | undefined, place: Place) {
    return this.#read(token, place, Download)
  }

  readUpload(token: string | undefined, place: Place) {
    return this.#read(token, place, Upload)
  }

  #sign(claims: Record<string, unknown>, seconds: number): Promise<string> {
    const issued = Math.floor(this.#now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(this.#secret)
  }

  async #read<T extends { url: string }>(
    token: string | undefined,
    place: Place,
    shape: z.ZodType<T>,
  ): Promise<T> {
    if (!token) throw storageErrors.badRequest("querystring must have required property 'token'")
    const { payload } = await jwtVerify(token, this.#secret, {
      algorithms: ['HS256'],
      currentDate: this.#now(),
    }).catch((error: unknown) => {
      if (error instanceof errors.JWTExpired) throw storageErrors.expiredToken()
      if (error instanceof errors.JWSSignatureVerificationFailed) throw storageErrors.badSignature()
      throw storageErrors.badToken('Invalid Compact JWS')
    })
    const claims = shape.safeParse(payload)
    if (!claims.success || claims.data.url !== urlOf(place)) throw storageErrors.badSignature()
    return claims.data
  }
}

const urlOf = ({ bucket, name }: Place) => `${bucket}/${name}`
const claimsOf = (place: Place, scope: string) => ({ url: urlOf(place), scope })
