import { authError, defineError } from './auth-error.ts'

/** Errors that any endpoint of `/auth/v1` may answer. */
export const requestErrors = {
  validationFailed: (message: string) => authError(400, 'validation_failed', message),
  badJson: defineError(400, 'bad_json', 'Could not parse request body as JSON'),
  bodyTooLarge: defineError(413, 'request_entity_too_large', 'Request body too large'),
  notFound: defineError(404, 'validation_failed', 'Not found'),
  methodNotAllowed: defineError(405, 'validation_failed', 'Method not allowed'),
  notAnUuid: (name: string) => authError(404, 'validation_failed', `${name} must be an UUID`),
  badJwt: (cause: string) =>
    authError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${cause}`),
  noAuthorization: defineError(
    401,
    'no_authorization',
    'This endpoint requires a valid Bearer token',
  ),
  notAdmin: defineError(403, 'not_admin', 'User not allowed'),
  unexpected: defineError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ),
}
