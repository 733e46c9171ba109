import { vi } from 'vitest'
import type { makeAuthenticator } from './authenticator.ts'

type Authenticator = ReturnType<typeof makeAuthenticator>
interface Asked {
  publicKey: { challenge: ArrayBuffer; rp: { id?: string }; rpId?: string }
}

/** Lets the client work as in a browser in which this key is plugged in. */
export async function withKey<T>(key: Authenticator, work: () => Promise<T>): Promise<T> {
  class PublicKeyCredential {
    readonly #json: object
    constructor(json: object) {
      this.#json = json
    }
    toJSON() {
      return this.#json
    }
  }
  const textOf = (challenge: ArrayBuffer) => Buffer.from(challenge).toString('base64url')
  const credentials = {
    create: async ({ publicKey: { challenge, rp } }: Asked) =>
      new PublicKeyCredential(key.register({ challenge: textOf(challenge), rp })),
    get: async ({ publicKey: { challenge, rpId } }: Asked) =>
      new PublicKeyCredential(key.sign({ challenge: textOf(challenge), rpId })),
  }
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('window', { PublicKeyCredential })
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', { credentials })
  try {
    return await work()
  } finally {
    vi.unstubAllGlobals()
  }
}
