import type { JWK } from 'jose'

export interface JwtSettings {
  /** Seconds for which an access token is valid. */
  expiry: number
  /** `ES256` signs access tokens with a key pair kept in the database; `HS256` with `jwtSecret`. */
  algorithm: 'ES256' | 'HS256'
  /**
   * Keys as JWK (ES256, RS256, HS256): the one with `sign` in `key_ops` signs, else the first private one; all verify.
   * Instead of the one kept in the database.
   */
  signingKeys: JWK[]
}

export const defaultJwtSettings: JwtSettings = {
  expiry: 3600,
  algorithm: 'ES256',
  signingKeys: [],
}

/** What signs and verifies the tokens of a project. */
export interface KeySettings {
  jwt: JwtSettings
  jwtSecret: string
}
