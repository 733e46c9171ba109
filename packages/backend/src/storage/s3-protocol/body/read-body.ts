import { createHash } from 'node:crypto'
import { s3Errors } from '../answers/s3-errors.ts'
import type { Signed } from '../signature/admit-signed.ts'
import { readChunks } from './aws-chunks.ts'
import { checksumNamed, checksumOfHeader } from './checksums.ts'

const STREAMED = /^STREAMING-(UNSIGNED-PAYLOAD|AWS4-HMAC-SHA256-PAYLOAD)(-TRAILER)?$/

/**
 * The content of a request while it comes. What was said about it (signatures of its chunks, its hash, its checksum) is
 * checked at its end: the caller must have read all of it before it stores it.
 */
export function readSignedBody(
  request: Request,
  signed: Pick<Signed, 'request' | 'key'>,
): AsyncIterable<Uint8Array> {
  const { payload, signature } = signed.request
  const body: AsyncIterable<Uint8Array> = request.body ?? nothing()
  const said = saidInHeaders(request.headers)
  const streamed = STREAMED.exec(payload)
  if (streamed) {
    const announced = request.headers.get('x-amz-trailer')?.trim().toLowerCase()
    const promised = announced && checksumOfHeader(announced)
    const content = readChunks(body, {
      key: signed.key,
      seed: signature,
      isSigned: streamed[1] !== 'UNSIGNED-PAYLOAD',
      onTrailers: (trailers) => {
        for (const [name, value] of trailers) {
          const checksum = checksumOfHeader(name)
          if (checksum) said.set(checksum, value)
        }
      },
    })
    return checked(content, said, promised ? [promised] : [])
  }
  if (/^[0-9a-f]{64}$/i.test(payload)) return checked(hashed(body, payload), said, [])
  return checked(body, said, [])
}

function saidInHeaders(headers: Headers): Map<string, string> {
  const said = new Map<string, string>()
  for (const [name, value] of headers) {
    const checksum = checksumOfHeader(name)
    if (checksum) said.set(checksum, value)
  }
  return said
}

async function* hashed(body: AsyncIterable<Uint8Array>, expected: string) {
  const hash = createHash('sha256')
  for await (const bytes of body) {
    hash.update(bytes)
    yield bytes
  }
  if (hash.digest('hex') !== expected.toLowerCase()) throw s3Errors.contentSha256()
}

async function* checked(
  content: AsyncIterable<Uint8Array>,
  said: Map<string, string>,
  promised: string[],
) {
  const names = [...new Set([...said.keys(), ...promised])]
  const checksums = names.flatMap((name) => {
    const checksum = checksumNamed(name)
    return checksum ? [{ name, checksum }] : []
  })
  for await (const bytes of content) {
    for (const { checksum } of checksums) checksum.add(bytes)
    yield bytes
  }
  for (const { name, checksum } of checksums) {
    if (checksum.end() !== said.get(name)) throw s3Errors.badDigest(name)
  }
}

async function* nothing(): AsyncGenerator<Uint8Array, void, undefined> {}
