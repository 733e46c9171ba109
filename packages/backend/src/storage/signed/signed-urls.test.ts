import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'

const { service, url, keys, clock } = await storageBackend()
const letters = service.from('letters')

test('a signed URL opens one file for a time', async () => {
  await letters.upload('a/b c.txt', 'text')
  const { data } = await letters.createSignedUrl('a/b c.txt', 60)
  const address = data?.signedUrl ?? ''
  const answer = await fetch(address)
  expect(await answer.text()).toBe('text')
  expect(answer.headers.get('expires')).toBeTruthy()
  const other = await fetch(address.replace('b%20c.txt', 'd.txt'))
  expect(await other.json()).toMatchObject({
    code: 'InvalidSignature',
    message: 'Invalid signature',
  })
  const forged = await fetch(address.replace(/token=.*/, `token=${keys.serviceRoleKey}`))
  expect(await forged.json()).toMatchObject({ code: 'InvalidSignature' })

  const now = clock.now
  clock.now = () => new Date(Date.now() + 61_000)
  const late = await fetch(address)
  clock.now = now
  expect(await late.json()).toMatchObject({
    code: 'ExpiredToken',
    message: 'The provided token has expired.',
  })
})

test('many addresses are signed at once; a missing file says so', async () => {
  await letters.upload('m.txt', 'text')
  const { data } = await letters.createSignedUrls(['m.txt', 'none.txt'], 60)
  expect(data?.[0]).toMatchObject({ error: null, path: 'm.txt' })
  expect(await (await fetch(data?.[0]?.signedUrl ?? '')).text()).toBe('text')
  expect(data?.[1]).toMatchObject({
    error: 'Either the object does not exist or you do not have access to it',
    path: 'none.txt',
    signedUrl: null,
  })
})

test('a signed URL takes one upload; it is no key for anything else', async () => {
  const { data } = await letters.createSignedUploadUrl('up.txt')
  const token = data?.token ?? ''
  const sent = await letters.uploadToSignedUrl('up.txt', token, 'sent', {
    contentType: 'text/plain',
  })
  expect(sent.error).toBeNull()
  expect(await (await letters.download('up.txt')).data?.text()).toBe('sent')
  const again = await letters.uploadToSignedUrl('up.txt', token, 'again')
  expect(again.error).toMatchObject({ statusCode: '409' })
  const elsewhere = await letters.uploadToSignedUrl('other.txt', token, 'x')
  expect(elsewhere.error).toBeTruthy()
  const asDownload = await fetch(`${url}/object/sign/letters/up.txt?token=${token}`)
  expect(await asDownload.json()).toMatchObject({ code: 'InvalidSignature' })
  const asKey = await fetch(`${url}/bucket`, { headers: { authorization: `Bearer ${token}` } })
  expect(asKey.status).toBe(400)
})
