import { expect, test } from 'vitest'
import type { Member } from '../../../../test/auth/sso/identity-provider.ts'
import { organisation } from '../../../../test/auth/sso/organisation.ts'

const XMLENC = 'http://www.w3.org/2001/04/xmlenc#'
const vera = { nameId: 'vera', attributes: { mail: 'vera@school.example.org' } }

test('what an organisation says about a member may come encrypted for our key', async () => {
  const school = await organisation({ encryption: {} }, { allowEncryptedAssertions: true })
  expect(school.idp.state.ourMetadata).toMatch(/KeyDescriptor use="encryption"/)
  const { session } = await school.arrive(vera)
  const { data } = await school.client().auth.getUser(session.access_token)
  expect(data.user).toMatchObject({ email: 'vera@school.example.org' })
  expect(data.user?.identities?.[0]?.id).toBe('vera')
})

test('an encrypted answer opens no session for a user whom the organisation did not sign for', async () => {
  const school = await organisation({ encryption: {} }, { allowEncryptedAssertions: true })
  const swap = (xml: string) => xml.replace(/<xenc:CipherValue>[^<]*/, '<xenc:CipherValue>AAAA')
  const changes: Partial<Member>[] = [
    { tamper: swap },
    { lies: { Audience: 'https://other.example.org' } },
    { lies: { InResponseTo: 'id-of-another' } },
  ]
  for (const change of changes) {
    const { query, session } = await school.arrive({ ...vera, ...change })
    expect(query.error_code).toBe('validation_failed')
    expect(session.access_token).toBeUndefined()
  }
  expect(await school.query('select * from auth.users where is_sso_user')).toEqual([])
})

test.each([
  ['a key wrapped by RSA 1.5', { key: `${XMLENC}rsa-1_5` }],
  ['Triple DES', { data: `${XMLENC}tripledes-cbc` }],
])('%s is too weak to be decrypted', async (_, encryption) => {
  const school = await organisation({ encryption }, { allowEncryptedAssertions: true })
  expect((await school.arrive(vera)).query.error_code).toBe('validation_failed')
})

test('a weak key is refused under whatever prefix and beside whatever attributes its algorithm is named', async () => {
  const school = await organisation(
    { encryption: { key: `${XMLENC}rsa-1_5` } },
    { allowEncryptedAssertions: true },
  )
  const strong = `${XMLENC}rsa-oaep-mgf1p`
  const tampers = [
    (xml: string) => xml.replaceAll(/xenc(?=[:=])/g, 'é'),
    (xml: string) =>
      xml.replaceAll(
        /Algorithm="([^"]*rsa-1_5)"/g,
        `xmlns:x="x" x:Algorithm="${strong}" Algorithm="$1"`,
      ),
  ]
  for (const tamper of tampers) {
    const { query, session } = await school.arrive({ ...vera, tamper })
    expect(query.error_code).toBe('validation_failed')
    expect(session.access_token).toBeUndefined()
  }
})

test('without the setting the metadata asks for no encryption, and none is read', async () => {
  const open = await organisation({}, { allowEncryptedAssertions: true })
  const closed = await organisation({ encryption: {} })
  expect(closed.idp.state.ourMetadata).not.toMatch(/use="encryption"/)
  // The identity provider encrypts for a key that it knows from elsewhere.
  const [, descriptor = ''] =
    /(<KeyDescriptor use="encryption">.*?<\/KeyDescriptor>)/s.exec(open.idp.state.ourMetadata) ?? []
  closed.idp.state.ourMetadata = closed.idp.state.ourMetadata.replace(
    '<KeyDescriptor',
    `${descriptor}<KeyDescriptor`,
  )
  const { query, session } = await closed.arrive(vera)
  expect(query.error_code).toBe('validation_failed')
  expect(session.access_token).toBeUndefined()
})
