import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../test/fresh-folder.ts'
import { canAccess, findServiceAccount, isInPasswd } from './system-account.ts'

const root = 'root:x:0:0:root:/root:/bin/bash\n'
const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n'

test('root lends the account of postgres where there is one, otherwise that of nobody', () => {
  const postgres = 'postgres:x:101:104:PostgreSQL,,,:/var/lib/postgresql:/bin/bash\n'
  expect(findServiceAccount(root + nobody + postgres)).toEqual({ uid: 101, gid: 104 })
  expect(findServiceAccount(root + nobody)).toEqual({ uid: 65534, gid: 65533 })
  expect(findServiceAccount(root)).toEqual({ uid: 65534, gid: 65534 })
})

test('an account that the machine does not know cannot be lent', () => {
  expect(isInPasswd({ uid: 65534, gid: 1 }, root + nobody)).toBe(true)
  expect(isInPasswd({ uid: 65533, gid: 1 }, root + nobody)).toBe(process.platform === 'darwin')
})

test('an account reaches a folder when it may enter every folder above', () => {
  const above = freshFolder()
  const folder = join(above, 'data')
  mkdirSync(folder)
  const stranger = { uid: 64_999, gid: 64_999 }

  chmodSync(above, 0o700)
  expect(canAccess(folder, stranger)).toBe(false)
  chmodSync(above, 0o711)
  expect(canAccess(folder, stranger)).toBe(true)
  expect(canAccess(join(folder, 'not', 'yet', 'there'), stranger)).toBe(true)
})
