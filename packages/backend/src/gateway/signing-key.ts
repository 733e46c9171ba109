import { importJWK, type JWK } from 'jose'

type Key = Awaited<ReturnType<typeof importJWK>>

export interface SigningKey {
  kid: string
  alg: string
  private: Key
  public: Key
  publicJwk: JWK
}

export async function toSigningKey(jwk: JWK): Promise<SigningKey> {
  const { kid, alg } = jwk
  if (!kid || (alg !== 'ES256' && alg !== 'RS256')) {
    throw new Error('A signing key needs kid, and alg ES256 or RS256')
  }
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, oth: _oth, k: _k, ...open } = jwk
  const publicJwk = { ...open, use: 'sig', key_ops: ['verify'] }
  return {
    kid,
    alg,
    publicJwk,
    private: await importJWK({ ...jwk, key_ops: ['sign'] }, alg),
    public: await importJWK(publicJwk, alg),
  }
}
