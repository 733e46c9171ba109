import { ProtocolError } from '../../kernel/http/protocol-error.ts'

/** An error of Supabase's storage; `error` is the older of the two names that each of them has. */
export function storageError(
  status: number,
  code: string,
  message: string,
  error = code,
): ProtocolError {
  return new ProtocolError(status, code, message, { fields: { error } })
}

export const storageErrors = {
  noSuchBucket: () => storageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => storageError(404, 'NoSuchKey', 'Object not found', 'not_found'),
  noSuchUpload: () => storageError(404, 'NoSuchUpload', 'Upload not found'),
  noBytes: () => storageError(404, 'NoSuchKey', 'The resource was not found', 'Not found'),
  accessDenied: (message: string) => storageError(403, 'AccessDenied', message, 'Unauthorized'),
  alreadyExists: () =>
    storageError(409, 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
  notEmpty: () =>
    storageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  tooLarge: () =>
    storageError(
      413,
      'EntityTooLarge',
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
  badMimeType: (type: string) =>
    storageError(415, 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type'),
  mimeTypeMismatch: (type: string) =>
    storageError(
      415,
      'InvalidMimeType',
      `the content is not ${type} as it was declared`,
      'invalid_mime_type',
    ),
  badBucketName: () =>
    storageError(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input'),
  badKey: (key: string) => storageError(400, 'InvalidKey', `Invalid key: ${key}`),
  badToken: (message: string) => storageError(400, 'InvalidJWT', message),
  badSignature: () => storageError(400, 'InvalidSignature', 'Invalid signature'),
  expiredToken: () => storageError(400, 'ExpiredToken', 'The provided token has expired.'),
  badRequest: (message: string) => storageError(400, 'InvalidRequest', message),
  noAuthorization: () =>
    storageError(400, 'Error', "headers must have required property 'authorization'"),
  badRange: () => storageError(400, 'InvalidRange', 'invalid range provided', 'invalid_range'),
  notAnImage: () =>
    storageError(400, 'InvalidRequest', 'The source image is invalid or unsupported for rendering'),
  tooLargeToRender: (most: number) =>
    storageError(
      413,
      'EntityTooLarge',
      `The source image is larger than the ${most / 1024 / 1024} MB that are rendered`,
      'Payload too large',
    ),
  busyRendering: () =>
    storageError(503, 'SlowDown', 'Too many pictures are being rendered: try again shortly'),
  databaseAway: () =>
    storageError(503, 'SlowDown', 'The database does not answer: try again shortly'),
  storeAway: () =>
    storageError(503, 'SlowDown', 'The store of the files does not answer: try again shortly'),
  diskFull: () =>
    storageError(
      507,
      'InsufficientStorage',
      'There is no room left to store files: nothing of this upload was kept',
    ),
  locked: () => storageError(423, 'ResourceLocked', 'The resource is locked'),
  slowDatabase: () =>
    storageError(544, 'DatabaseTimeout', 'The connection to the database timed out'),
  busy: () => storageError(429, 'SlowDown', 'Too many connections issued to the database'),
  badParameter: (message: string) => storageError(400, 'InvalidParameter', message),
  noSuchPath: () => storageError(404, 'NoSuchPath', 'Route not found', 'Not Found'),
  notOffered: (feature: string) =>
    storageError(
      409,
      'FeatureNotEnabled',
      `The feature ${feature} is not enabled for this resource`,
    ),
  internal: () => storageError(500, 'InternalError', 'Internal server error'),
}
