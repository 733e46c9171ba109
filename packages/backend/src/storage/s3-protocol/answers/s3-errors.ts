import { storageError } from '../../errors/storage-errors.ts'

/** Refusals that only the S3 protocol knows. */
export const s3Errors = {
  accessDenied: (message = 'Access Denied') => storageError(403, 'AccessDenied', message),
  noSuchAccessKey: () =>
    storageError(403, 'InvalidAccessKeyId', 'The access key ID is not one of this server.'),
  badSignature: () =>
    storageError(
      403,
      'SignatureDoesNotMatch',
      'The signature does not match: check the secret access key and how the request was signed.',
    ),
  unsignedHeaders: (names: string[]) =>
    storageError(
      403,
      'AccessDenied',
      `There were headers present in the request which were not signed: ${names.join(', ')}`,
    ),
  badAuthorization: () =>
    storageError(400, 'AuthorizationHeaderMalformed', 'The authorization is not signature V4.'),
  tooSkewed: () =>
    storageError(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the time of this server is too large.',
    ),
  badDigest: (name: string) =>
    storageError(400, 'BadDigest', `The ${name} that was given is not that of the content.`),
  contentSha256: () =>
    storageError(
      400,
      'XAmzContentSHA256Mismatch',
      'The x-amz-content-sha256 that was given is not that of the content.',
    ),
  incompleteBody: () =>
    storageError(400, 'IncompleteBody', 'The body ended before all of its chunks had come.'),
  badXml: () => storageError(400, 'MalformedXML', 'The XML is not of the form that is expected.'),
  badArgument: (message: string) => storageError(400, 'InvalidArgument', message),
  badPart: () =>
    storageError(
      400,
      'InvalidPart',
      'A part is not there, or its ETag is not the one that was given.',
    ),
  badPartOrder: () =>
    storageError(400, 'InvalidPartOrder', 'The parts are not in ascending order.'),
  noSuchUpload: () =>
    storageError(404, 'NoSuchUpload', 'There is no such multipart upload: it may have ended.'),
  preconditionFailed: () =>
    storageError(412, 'PreconditionFailed', 'A condition of the request does not hold.'),
  notImplemented: () =>
    storageError(501, 'NotImplemented', 'This server does not offer this operation.'),
}
