import * as tus from 'tus-js-client'

export interface TusFile {
  bucket: string
  name: string
  bytes: Uint8Array
  contentType?: string
  cacheControl?: string
  metadata?: Record<string, unknown>
}

export type TusOptions = Partial<tus.UploadOptions> & { token?: string }

/** An upload by the official TUS client, as Supabase's documentation makes one. */
export function tusUpload(url: string, file: TusFile, { token, ...options }: TusOptions = {}) {
  const { bucket, name, bytes, contentType, cacheControl, metadata } = file
  const { promise, resolve, reject } = Promise.withResolvers<tus.OnSuccessPayload>()
  const upload = new tus.Upload(Buffer.from(bytes), {
    endpoint: `${url}/upload/resumable`,
    retryDelays: [],
    chunkSize: 6 * 1024 * 1024,
    uploadDataDuringCreation: true,
    metadata: {
      bucketName: bucket,
      objectName: name,
      ...(contentType === undefined ? {} : { contentType }),
      ...(cacheControl === undefined ? {} : { cacheControl }),
      ...(metadata === undefined ? {} : { metadata: JSON.stringify(metadata) }),
    },
    onSuccess: resolve,
    onError: reject,
    ...options,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers },
  })
  return { upload, done: promise }
}

/** The status and the sentence of a refusal. */
export function refusalOf(error: unknown): { status: number; text: string } {
  if (!(error instanceof tus.DetailedError) || !error.originalResponse) throw error
  const { originalResponse } = error
  return { status: originalResponse.getStatus(), text: originalResponse.getBody() }
}
