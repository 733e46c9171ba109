/** A refusal in the words of Supabase's storage; `answerStorageError` writes it out. */
export class StorageError extends Error {
  readonly status: number
  readonly code: string
  readonly error: string

  constructor(status: number, code: string, message: string, error = code) {
    super(message)
    this.status = status
    this.code = code
    this.error = error
  }
}

export const storageErrors = {
  noSuchBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found'),
  noSuchUpload: () => new StorageError(404, 'NoSuchUpload', 'Upload not found'),
  noBytes: () => new StorageError(404, 'NoSuchKey', 'The resource was not found', 'Not found'),
  accessDenied: (message: string) => new StorageError(403, 'AccessDenied', message, 'Unauthorized'),
  alreadyExists: () =>
    new StorageError(409, 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
  notEmpty: () =>
    new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  tooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
  badMimeType: (type: string) =>
    new StorageError(
      415,
      'InvalidMimeType',
      `mime type ${type} is not supported`,
      'invalid_mime_type',
    ),
  lyingMimeType: (type: string) =>
    new StorageError(
      415,
      'InvalidMimeType',
      `the content is not ${type} as it was declared`,
      'invalid_mime_type',
    ),
  badBucketName: () =>
    new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input'),
  badKey: (key: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${key}`),
  badToken: (message: string) => new StorageError(400, 'InvalidJWT', message),
  badSignature: () => new StorageError(400, 'InvalidSignature', 'Invalid signature'),
  expiredToken: () => new StorageError(400, 'ExpiredToken', 'The provided token has expired.'),
  badRequest: (message: string) => new StorageError(400, 'InvalidRequest', message),
  noAuthorization: () =>
    new StorageError(400, 'Error', "headers must have required property 'authorization'"),
  badRange: () => new StorageError(400, 'InvalidRange', 'invalid range provided', 'invalid_range'),
  notAnImage: () =>
    new StorageError(
      400,
      'InvalidRequest',
      'The source image is invalid or unsupported for rendering',
    ),
  tooLargeToRender: (most: number) =>
    new StorageError(
      413,
      'EntityTooLarge',
      `The source image is larger than the ${most / 1024 / 1024} MB that are rendered`,
      'Payload too large',
    ),
  busyRendering: () =>
    new StorageError(503, 'SlowDown', 'Too many pictures are being rendered: try again shortly'),
  databaseAway: () =>
    new StorageError(503, 'SlowDown', 'The database does not answer: try again shortly'),
  storeAway: () =>
    new StorageError(503, 'SlowDown', 'The store of the files does not answer: try again shortly'),
  diskFull: () =>
    new StorageError(
      507,
      'InsufficientStorage',
      'There is no room left to store files: nothing of this upload was kept',
    ),
  locked: () => new StorageError(423, 'ResourceLocked', 'The resource is locked'),
  slowDatabase: () =>
    new StorageError(544, 'DatabaseTimeout', 'The connection to the database timed out'),
  busy: () => new StorageError(429, 'SlowDown', 'Too many connections issued to the database'),
  badParameter: (message: string) => new StorageError(400, 'InvalidParameter', message),
  noSuchPath: () => new StorageError(404, 'NoSuchPath', 'Route not found', 'Not Found'),
  notOffered: (feature: string) =>
    new StorageError(
      409,
      'FeatureNotEnabled',
      `The feature ${feature} is not enabled for this resource`,
    ),
  internal: () => new StorageError(500, 'InternalError', 'Internal server error'),
}
