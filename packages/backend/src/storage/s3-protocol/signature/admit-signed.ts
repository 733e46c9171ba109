import type { Caller } from '@slovo/database'
import { callerFor } from '../../../kernel/gateway/caller.ts'
import { findSecret } from '../access-keys/access-keys.ts'
import { s3Errors } from '../answers/s3-errors.ts'
import type { S3Access } from '../s3-access.ts'
import { isSameSignature, type SignatureKey, signatureOf, signingKey } from './sign.ts'
import { readSignedRequest, type SignedRequest } from './signed-request.ts'

const MAX_SKEW_MS = 15 * 60 * 1000

/** A valid signature, and who signed. */
export interface Signed {
  request: SignedRequest
  key: SignatureKey
  caller: Caller
}

/**
 * Finds out who calls. An access key speaks for the service, as on Supabase; a session token speaks for its user, and the secret
 * is then the visitors' key.
 */
export async function admitSigned(raw: Request, access: S3Access): Promise<Signed> {
  const request = readSignedRequest(raw)
  checkTime(request, access.now())
  const secret = request.sessionToken
    ? access.anonKey
    : await findSecret(access, request.accessKeyId)
  if (secret === undefined) throw s3Errors.noSuchAccessKey()
  const key = signingKey(secret, request)
  // Without the host in it, a signature would be valid at every server.
  const isSigned = request.signedHeaders.includes('host')
  if (!isSigned || !isSameSignature(signatureOf(raw, request, key), request.signature)) {
    throw s3Errors.badSignature()
  }
  requireSignedHeaders(raw, request)
  const claims = request.sessionToken
    ? (await access.checkToken(request.sessionToken)).claims
    : { role: 'service_role' }
  return { request, key, caller: callerFor(claims) }
}

/** Signed otherwise than by the list of headers. */
const SIGNED_OTHERWISE = ['x-amz-content-sha256', 'x-amz-date', 'x-amz-security-token']

/** An `x-amz-…` header changes what a request does: a presigned URL must not become a copy of another object. */
function requireSignedHeaders({ headers }: Request, { signedHeaders }: SignedRequest): void {
  const unsigned = [...headers.keys()].filter(
    (name) =>
      name.startsWith('x-amz-') &&
      !signedHeaders.includes(name) &&
      !SIGNED_OTHERWISE.includes(name),
  )
  if (unsigned.length > 0) throw s3Errors.unsignedHeaders(unsigned)
}

function checkTime({ date, scope, expires }: SignedRequest, now: Date): void {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number.isNaN(at) || !scope.startsWith(date.slice(0, 8))) throw s3Errors.badAuthorization()
  const age = now.getTime() - at
  if (expires === undefined ? Math.abs(age) > MAX_SKEW_MS : age < -MAX_SKEW_MS) {
    throw s3Errors.tooSkewed()
  }
  if (expires !== undefined && age > expires * 1000) {
    throw s3Errors.accessDenied('Request has expired')
  }
}
