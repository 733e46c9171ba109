import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { limits } from '@slovo/word-files'
import type { FilePart } from '@slovo/word-files/files'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWordFiles } from './word-files.ts'

const MIB = 1024 * 1024
const BOUNDARY = 'end-of-part'
const END = `\r\n--${BOUNDARY}--\r\n`
const headOf = (more: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"${more}\r\n\r\n`
const HEAD = headOf('; filename="mots.csv"')

const send = (body: string | ReadableStream<Uint8Array>) =>
  new Request('http://localhost/dictionary/import', {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
    duplex: 'half',
  })

/** A temporary folder of this test alone: what is left in it was left by what is tested. */
function ownFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'slovo-test-files-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return folder
}

async function cellsOf(parts: AsyncIterable<FilePart>) {
  const cells: string[][] = []
  for await (const part of parts) {
    if ('rows' in part) cells.push(...part.rows.map((row) => row.cells))
  }
  return cells
}

test('the file of a form is read with its name, and its copy is removed', async () => {
  const folder = ownFolder()
  const read = vi.fn()
  await createWordFiles().read(send(`${HEAD}дом;maison${END}`), async (name, parts) =>
    read(name, await cellsOf(parts)),
  )
  expect(read).toHaveBeenCalledWith('mots.csv', [['дом', 'maison']])
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a form without a file', 'no-file', `${headOf('')}дом${END}`],
  ['a file that was not chosen', 'no-file', `${headOf('; filename=""')}${END}`],
  ['a form that breaks off', 'damaged', `${HEAD}дом;mai`],
])('%s is refused, and leaves nothing: %s', async (_, kind, body) => {
  const folder = ownFolder()
  const use = vi.fn()
  await expect(createWordFiles().read(send(body), use)).rejects.toMatchObject({ kind })
  expect(use).not.toHaveBeenCalled()
  expect(readdirSync(folder)).toEqual([])
})

test('a file over the limit is refused as soon as that is known, however long it goes on', async () => {
  const folder = ownFolder()
  const piece = new Uint8Array(MIB).fill(0x61)
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? new TextEncoder().encode(HEAD) : piece)
      sent += MIB
    },
  })
  await expect(createWordFiles().read(send(endless), vi.fn())).rejects.toMatchObject({
    kind: 'too-large',
  })
  expect(sent).toBeLessThan(limits.file + 16 * MIB)
  expect(readdirSync(folder)).toEqual([])
})

test('a fourth file at once is asked to wait, and is read when another one is done', async () => {
  ownFolder()
  const files = createWordFiles()
  const read = (use: (parts: AsyncIterable<FilePart>) => Promise<unknown>) =>
    files.read(send(`${HEAD}дом;maison${END}`), async (_, parts) => void (await use(parts)))
  const finish = Promise.withResolvers<void>()
  const begun = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
  const first = begun.map(({ resolve }) =>
    read(async (parts) => {
      for await (const _ of parts) {
        resolve()
        await finish.promise
      }
    }),
  )
  await Promise.all(begun.map(({ promise }) => promise))
  await expect(read(cellsOf)).rejects.toMatchObject({ kind: 'busy' })

  finish.resolve()
  await Promise.all(first)
  await expect(read(cellsOf)).resolves.toBeUndefined()
})
