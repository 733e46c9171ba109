import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { explainBackup } from './backup-error.ts'
import { readArchive } from './read-archive.ts'
import { ArchiveWriter } from './write-archive.ts'

const MEGABYTE = 1024 * 1024
const folder = await mkdtemp(path.join(tmpdir(), 'slovo-archive-'))
afterAll(() => rm(folder, { recursive: true }))

async function* megabytes(count: number, make: () => Buffer) {
  for (let done = 0; done < count; done += 1) yield make()
}

test('memory does not grow with what is written and read', async () => {
  const file = path.join(folder, 'large.tar.zst')
  const archive = new ArchiveWriter(file)
  let most = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage().arrayBuffers)
  }
  for (let number = 0; number < 40; number += 1) {
    await archive.addPieces(
      `files/${number}`,
      megabytes(10, () => Buffer.alloc(MEGABYTE, number)),
    )
    look()
  }
  await archive.finish()

  const sizes = new Map<string, number>()
  for await (const { name, bytes } of readArchive(file)) {
    for await (const chunk of bytes) sizes.set(name, (sizes.get(name) ?? 0) + chunk.length)
    look()
  }

  expect([...new Set(sizes.values())]).toEqual([10 * MEGABYTE])
  expect(sizes.size).toBe(40)
  expect(most).toBeLessThan(200 * MEGABYTE)
})

test('on a full disk the archive is given up with that reason, and nothing is left of it', async () => {
  if (!existsSync('/dev/full')) return
  const file = path.join(folder, 'full.tar.zst')
  await symlink('/dev/full', `${file}.partial`)
  const archive = new ArchiveWriter(file)

  const failure = await archive
    .addPieces(
      'files/1',
      megabytes(40, () => randomBytes(MEGABYTE)),
    )
    .catch((error: unknown) => error)
  await archive.discard()

  expect(failure).toMatchObject({ code: 'ENOSPC' })
  expect(String(explainBackup(failure, file))).toContain('the disk is full')
  expect((await readdir(folder)).filter((name) => name.startsWith('full'))).toEqual([])
})
