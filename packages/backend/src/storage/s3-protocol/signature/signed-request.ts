import { s3Errors } from '../answers/s3-errors.ts'

/** What a request says about its own signature, in its header or (presigned) in its URL. */
export interface SignedRequest {
  accessKeyId: string
  /** `20261122/eu-west-3/s3/aws4_request` */
  scope: string
  signedHeaders: string[]
  signature: string
  /** `20261122T041500Z` */
  date: string
  sessionToken: string | undefined
  /** A hash, or the name of a way to send the content. */
  payload: string
  /** Seconds for which a presigned URL is valid. */
  expires: number | undefined
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

export function readSignedRequest(request: Request): SignedRequest {
  const query = new URL(request.url).searchParams
  return query.has('X-Amz-Signature') ? readQuery(request, query) : readHeader(request)
}

/** `AWS4-HMAC-SHA256 Credential=…/20261122/eu-west-3/s3/aws4_request, SignedHeaders=host;…, Signature=…` */
function readHeader({ headers }: Request): SignedRequest {
  const header = headers.get('authorization')
  if (!header) throw s3Errors.accessDenied()
  const [algorithm, ...rest] = header.split(' ')
  const fields = new Map(
    rest
      .join('')
      .split(',')
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  )
  const date = headers.get('x-amz-date')
  if (algorithm !== ALGORITHM || !date) throw s3Errors.badAuthorization()
  return {
    ...readCredential(fields.get('Credential')),
    signedHeaders: (fields.get('SignedHeaders') ?? '').split(';'),
    signature: fields.get('Signature') ?? '',
    date,
    sessionToken: headers.get('x-amz-security-token') ?? undefined,
    payload: headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
    expires: undefined,
  }
}

function readQuery({ headers }: Request, query: URLSearchParams): SignedRequest {
  const date = query.get('X-Amz-Date')
  const expires = Number(query.get('X-Amz-Expires'))
  const isWhole = Number.isInteger(expires) && expires >= 1 && expires <= 7 * 24 * 3600
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || !date || !isWhole) {
    throw s3Errors.badAuthorization()
  }
  return {
    ...readCredential(query.get('X-Amz-Credential') ?? undefined),
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date,
    sessionToken: query.get('X-Amz-Security-Token') ?? undefined,
    payload:
      headers.get('x-amz-content-sha256') ??
      query.get('X-Amz-Content-Sha256') ??
      'UNSIGNED-PAYLOAD',
    expires,
  }
}

function readCredential(credential: string | undefined) {
  const found = /^(.+)\/(\d{8}\/[\w-]*\/s3\/aws4_request)$/.exec(credential ?? '')
  if (!found?.[1] || !found[2]) throw s3Errors.badAuthorization()
  return { accessKeyId: found[1], scope: found[2] }
}
