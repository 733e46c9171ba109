import { defineError } from '../errors/auth-error.ts'

/** Errors of `/admin`. */
export const adminErrors = {
  keysAreGiven: defineError(
    400,
    'validation_failed',
    'The signing keys are given by settings: put a new one first there',
  ),
  rotationUnderWay: defineError(
    409,
    'conflict',
    'A rotation of the signing keys is under way: the newest key does not sign yet',
  ),
}
