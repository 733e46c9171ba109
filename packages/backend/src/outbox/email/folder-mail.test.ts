import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderMail, listMails, readMail } from './folder-mail.ts'

const place = mkdtempSync(path.join(tmpdir(), 'slovo-mail-'))
afterAll(() => rmSync(place, { recursive: true }))

const mail = { to: 'anna@example.org', subject: 'Bonjour', text: 'Salut', html: '<p>Salut</p>' }

test('mails are kept in a folder of their own, newest first', async () => {
  const folder = path.join(place, 'kept')
  expect(await listMails(folder)).toEqual([])
  let clock = 1_000
  const send = folderMail(folder, 'slovo@localhost', () => new Date(clock))
  await send(mail)
  clock += 1_000
  await send({ ...mail, subject: 'Encore' })

  const mails = await listMails(folder)
  expect(mails.map(({ subject }) => subject)).toEqual(['Encore', 'Bonjour'])
  expect(await readMail(folder, mails[0]?.id ?? '')).toEqual(mails[0])
  expect(mails[1]).toMatchObject({
    ...mail,
    from: 'slovo@localhost',
    sentAt: '1970-01-01T00:00:01.000Z',
  })
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('no other file can be read through the id of a mail', async () => {
  for (const id of ['../../etc/passwd', '', '..', `${'1'.repeat(13)}-${'a'.repeat(36)}`]) {
    expect(await readMail(place, id)).toBeUndefined()
  }
})
