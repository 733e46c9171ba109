import { z } from 'zod'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText } from '../http/read-body.ts'

const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/

/** The two fields with which a client starts a PKCE flow. */
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
const Fields = z.object(challengeFields)

export interface Challenge {
  text: string
  method: 's256' | 'plain'
}

export function readChallenge(body: z.output<typeof Fields>): Challenge | undefined {
  const { code_challenge: text, code_challenge_method: method } = body
  if (!text && !method) return undefined
  if (!text || !method) {
    throw requestErrors.validationFailed(
      'PKCE flow requires code_challenge_method and code_challenge',
    )
  }
  if (!CHALLENGE.test(text)) {
    throw requestErrors.validationFailed('code challenge has to be between 43 and 128 characters')
  }
  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain') {
    throw requestErrors.validationFailed('Invalid code challenge method')
  }
  return { text, method: known }
}
