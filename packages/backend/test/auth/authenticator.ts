import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

/** A user's security key: it makes one passkey for a site, and signs with it. */
export function makeAuthenticator(origin: string) {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let uses = 0

  const dataOf = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    /** Lets the key count its uses from here on, as a copy of an older state would. */
    rewind() {
      uses = 0
    },
    register({ challenge, rp }: { challenge: string; rp: { id?: string } }) {
      // COSE: an ES256 key on P-256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = dataOf(rp.id ?? '', PRESENT_AND_VERIFIED | WITH_CREDENTIAL, credential)
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a3', 'hex'),
        Buffer.from('\x63fmt\x64none\x67attStmt', 'latin1'),
        Buffer.from('a0', 'hex'),
        Buffer.from('\x68authData', 'latin1'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal' as const],
        },
      }
    },
    sign({ challenge, rpId = '' }: { challenge: string; rpId?: string }) {
      uses += 1
      const client = clientData('webauthn.get', challenge)
      const data = dataOf(rpId, PRESENT_AND_VERIFIED)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
