import { createBrowserClient } from '@supabase/ssr'
import { type DetailedError, Upload } from 'tus-js-client'

/** Hosted Supabase takes parts of exactly this size. */
const PART_BYTES = 6 * 1024 * 1024
const RETRY_MS = [0, 1000, 3000, 5000]
const LOCKED = 423

interface Backend {
  /** Where the storage is asked: our own on the address of the page. */
  storageUrl: string
  url: string
  anonKey: string
}

export type UploadFailure = 'lost' | 'exists' | 'too-big' | 'wrong-type' | 'forbidden' | 'failed'

interface Sending {
  file: File
  /** Folder and name in the bucket. */
  place: string
  contentType: string
  backend: Backend
  onProgress: (share: number) => void
  onDone: () => void
  onFailure: (failure: UploadFailure) => void
}

/** Sends a file to the storage in parts. What an earlier attempt has sent, even before a reload, is not sent again. */
export async function sendFile(sending: Sending): Promise<Upload> {
  const { file, place, contentType, backend } = sending
  const { auth } = createBrowserClient(backend.url, backend.anonKey)
  const upload = new Upload(file, {
    endpoint: new URL(`${backend.storageUrl}/storage/v1/upload/resumable`, location.href).href,
    metadata: { bucketName: 'slovo', objectName: place, contentType, cacheControl: '3600' },
    headers: { apikey: backend.anonKey },
    chunkSize: PART_BYTES,
    retryDelays: RETRY_MS,
    uploadDataDuringCreation: false,
    removeFingerprintOnSuccess: true,
    // A long upload outlives its token.
    onBeforeRequest: async (request) => {
      const { data } = await auth.getSession()
      request.setHeader('authorization', `Bearer ${data.session?.access_token ?? backend.anonKey}`)
    },
    onShouldRetry: (error) => {
      const status = statusOf(error)
      return navigator.onLine && (status === 0 || status === LOCKED || status >= 500)
    },
    onProgress: (sent, total) => sending.onProgress(total > 0 ? sent / total : 1),
    onSuccess: sending.onDone,
    onError: (error) => sending.onFailure(failureOf(error)),
  })
  const earlier = await upload.findPreviousUploads()
  const same = earlier.find(({ metadata }) => metadata.objectName === place)
  if (same) upload.resumeFromPreviousUpload(same)
  upload.start()
  return upload
}

function statusOf(error: Error | DetailedError): number {
  return 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
}

const failures: Record<number, UploadFailure> = {
  0: 'lost',
  401: 'forbidden',
  403: 'forbidden',
  409: 'exists',
  413: 'too-big',
  415: 'wrong-type',
}

const failureOf = (error: Error | DetailedError) => failures[statusOf(error)] ?? 'failed'
