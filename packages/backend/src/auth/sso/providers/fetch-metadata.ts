import { requestErrors } from '../../errors/request-errors.ts'
import { ssoErrors } from '../errors.ts'
import { isOnThisMachine, isWebAddress } from './saml-metadata.ts'

const FETCH_TIMEOUT_MS = 10_000
const MAX_METADATA_BYTES = 1024 * 1024
const MAX_REDIRECTS = 3

/**
 * Fetches metadata from where the identity provider publishes it: at most 1 MiB, after at most three redirects, each
 * to an address that would have been accepted itself.
 */
export async function fetchSamlMetadata(url: string): Promise<string> {
  if (!isWebAddress(url))
    throw requestErrors.validationFailed('metadata_url has to be an https address')
  try {
    const answer = await follow(url, AbortSignal.timeout(FETCH_TIMEOUT_MS))
    if (!answer.ok) throw new Error(`the identity provider answered ${answer.status}`)
    return await readBounded(answer)
  } catch (error) {
    throw ssoErrors.samlMetadataFetchFailed(error instanceof Error ? error.message : 'no answer')
  }
}

async function follow(url: string, signal: AbortSignal): Promise<Response> {
  let place = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await fetch(place, { redirect: 'manual', signal })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || !location) return answer
    await answer.body?.cancel()
    place = new URL(location, place).href
    if (!isWebAddress(place) || (isOnThisMachine(place) && !isOnThisMachine(url))) {
      throw new Error('the metadata redirects to an address without https')
    }
  }
  throw new Error('the metadata redirects too often')
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_METADATA_BYTES) throw new Error('the metadata is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
