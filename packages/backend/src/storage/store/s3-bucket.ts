import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { type ByteRange, StoreAway } from './file-store.ts'

const AT_ONCE = 16

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket of any S3-compatible store, and what we ask of one. */
export class S3Bucket {
  readonly #client: S3Client
  readonly #bucket: string

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
    this.#bucket = bucket
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
      // Many compatible stores know none of the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  /** Throws unless the bucket is there and may be read: only then is a key said to be missing. */
  async check(): Promise<void> {
    await this.get('files/none')
  }

  async put(Key: string, Body: Uint8Array): Promise<void> {
    await this.#client
      .send(new PutObjectCommand({ Bucket: this.#bucket, Key, Body }))
      .catch(throwStoreAway)
  }

  async get(Key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    const Range = range && `bytes=${range.first}-${range.last}`
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key, ...(Range && { Range }) })
    const found = await this.#client.send(command).catch(throwStoreAway).catch(nothingThere)
    return found?.Body?.transformToWebStream()
  }

  async has(Key: string): Promise<boolean> {
    const command = new HeadObjectCommand({ Bucket: this.#bucket, Key })
    return (
      (await this.#client.send(command).catch(throwStoreAway).catch(nothingThere)) !== undefined
    )
  }

  async copy(from: string, Key: string): Promise<boolean> {
    const CopySource = `${this.#bucket}/${from}`
    const command = new CopyObjectCommand({ Bucket: this.#bucket, Key, CopySource })
    return (
      (await this.#client.send(command).catch(throwStoreAway).catch(nothingThere)) !== undefined
    )
  }

  /** One by one: what removes many at once differs between stores. */
  async remove(keys: readonly string[]): Promise<void> {
    for (let first = 0; first < keys.length; first += AT_ONCE) {
      const some = keys.slice(first, first + AT_ONCE)
      await Promise.all(
        some.map((Key) =>
          this.#client
            .send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }))
            .catch(throwStoreAway),
        ),
      )
    }
  }

  /** Keys that were last written before a time, some at a time. */
  async *listOlderThan(Prefix: string, time: Date): AsyncGenerator<string[], void, undefined> {
    let token: string | undefined
    do {
      const { Contents, NextContinuationToken } = await this.#client
        .send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, ContinuationToken: token }))
        .catch(throwStoreAway)
      yield (Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key !== undefined && LastModified !== undefined && LastModified < time ? Key : [],
      )
      token = NextContinuationToken
    } while (token !== undefined)
  }

  async beginParts(Key: string): Promise<string> {
    const command = new CreateMultipartUploadCommand({ Bucket: this.#bucket, Key })
    const { UploadId } = await this.#client.send(command).catch(throwStoreAway)
    if (UploadId === undefined) throw new Error('The store began no multipart upload.')
    return UploadId
  }

  /** Parts count from 1. */
  async putPart(Key: string, UploadId: string, PartNumber: number, Body: Uint8Array) {
    const { ETag } = await this.#client
      .send(new UploadPartCommand({ Bucket: this.#bucket, Key, UploadId, PartNumber, Body }))
      .catch(throwStoreAway)
    if (ETag === undefined) throw new Error('The store gave no ETag for a part.')
    return ETag
  }

  async joinParts(Key: string, UploadId: string, eTags: readonly string[]): Promise<void> {
    const Parts = eTags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }))
    const MultipartUpload = { Parts }
    await this.#client
      .send(
        new CompleteMultipartUploadCommand({
          Bucket: this.#bucket,
          Key,
          UploadId,
          MultipartUpload,
        }),
      )
      .catch(throwStoreAway)
  }

  async abandonParts(Key: string, UploadId: string): Promise<void> {
    await this.#client
      .send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }))
      .catch(throwStoreAway)
      .catch(notOffered)
  }

  /** Multipart uploads that were begun before a time and never joined. */
  async abandonPartsBefore(time: Date): Promise<void> {
    const command = new ListMultipartUploadsCommand({ Bucket: this.#bucket })
    const found = await this.#client.send(command).catch(throwStoreAway).catch(notOffered)
    for (const { Key, UploadId, Initiated } of found?.Uploads ?? []) {
      const isOld = Initiated !== undefined && Initiated < time
      if (isOld && Key !== undefined && UploadId !== undefined)
        await this.abandonParts(Key, UploadId)
    }
  }
}

/** No connection, no answer in time, or a refusal that is the store's own trouble. */
function throwStoreAway(cause: unknown): never {
  const status = cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined
  const isNetwork =
    cause instanceof Error &&
    (cause.name === 'TimeoutError' ||
      ('code' in cause && /^(E(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)|UND_)/.test(String(cause.code))))
  // 501 is said of what the store will never do.
  const isAway =
    isNetwork || (status !== undefined && status !== 501 && (status >= 500 || status === 429))
  throw isAway ? new StoreAway('The store of the files does not answer.', { cause }) : cause
}

/** For what is not there; every other failure is one. */
function nothingThere(error: unknown): undefined {
  const isMissing =
    error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)
  if (!isMissing) throw error
}

/** Some stores leave the tidying of parts to a lifecycle rule. */
function notOffered(error: unknown): undefined {
  const isOffered = !(
    error instanceof S3ServiceException &&
    ['NotImplemented', 'MethodNotAllowed', 'NoSuchUpload'].includes(error.name)
  )
  if (isOffered) throw error
}
