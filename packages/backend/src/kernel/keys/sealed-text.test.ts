import { createHash } from 'node:crypto'
import { CompactEncrypt } from 'jose'
import { expect, test } from 'vitest'
import { sealText, unsealText } from './sealed-text.ts'

test('a sealed secret opens with the same secret and for the same purpose only', async () => {
  const sealed = await sealText('secret', 'totp', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(await unsealText('secret', 'totp', sealed)).toBe('JBSWY3DP')
  expect(await unsealText('secret', 'provider-token', sealed)).toBeUndefined()
  expect(await unsealText('another', 'totp', sealed)).toBeUndefined()
  expect(await unsealText('secret', 'totp', 'not sealed at all')).toBeUndefined()
})

test('what an older release has sealed still opens', async () => {
  const formerKey = createHash('sha256').update('totp secret').digest()
  const sealed = await new CompactEncrypt(new TextEncoder().encode('JBSWY3DP'))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(formerKey)
  expect(await unsealText('secret', 'totp', sealed)).toBe('JBSWY3DP')
  expect(await unsealText('another', 'totp', sealed)).toBeUndefined()
})
