import { readdirSync } from 'node:fs'
import path from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { database, schema11, writeFile } from '../../test/anki-packages.ts'
import { readAll } from '../../test/read-all.ts'

const deck = {
  fields: ['a', 'b'],
  questions: ['{{a}}'],
  notes: [{ id: 1, fields: ['дом', 'maison'] }],
}
const packed = (collection: Uint8Array, name = 'collection.anki2') =>
  zipSync({ [name]: collection })

/** The same length, and another claim of it. */
function claiming(zip: Uint8Array, size: number) {
  const bytes = Buffer.from(zip)
  const directory = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  bytes.writeUInt32LE(size, directory + 24)
  return bytes
}

const hostile: [string, string, () => Uint8Array][] = [
  ['a zip bomb', 'too-large', () => packed(new Uint8Array(40 * 1024 * 1024))],
  [
    'a bomb inside zstd',
    'too-large',
    () => packed(zstdCompressSync(new Uint8Array(513 * 1024 * 1024)), 'collection.anki21b'),
  ],
  ['a zip that is cut off', 'damaged', () => packed(schema11(deck)).subarray(0, 300)],
  [
    'a zip that claims 100 MB',
    'too-large',
    () => claiming(packed(schema11(deck)), 100 * 1024 * 1024),
  ],
  [
    'a zip that claims a byte more',
    'damaged',
    () => claiming(packed(schema11(deck)), schema11(deck).length + 1),
  ],
  ['a zip that claims 2 GB', 'too-large', () => claiming(packed(schema11(deck)), 2 ** 31)],
  [
    'a zip with a path that leaves it',
    'damaged',
    () => zipSync({ '../collection.anki2': schema11(deck) }),
  ],
  ['a zip without a collection', 'not-words', () => zipSync({ 'readme.txt': strToU8('hello') })],
  [
    'a collection that is no database',
    'damaged',
    () => packed(strToU8('SQLite format 3\0 garbage'.repeat(99))),
  ],
  ['zstd that is none', 'damaged', () => packed(strToU8('garbage'), 'collection.anki21b')],
  [
    'a database cut in the middle',
    'damaged',
    () => packed(schema11(deck).map((byte, at) => (at > 4096 ? 0xff : byte))),
  ],
  [
    'a view that never ends in the place of a table',
    'not-words',
    () =>
      packed(
        database(`CREATE TABLE col (crt); CREATE TABLE cards (id);
          CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id FROM n`),
      ),
  ],
  [
    'models that are no JSON',
    'damaged',
    () =>
      packed(
        database(`CREATE TABLE col (crt integer, models text); INSERT INTO col VALUES (1, '{{{');
          CREATE TABLE notes (id integer, mid integer, tags text, flds text);
          INSERT INTO notes VALUES (1, 1, '', 'a'); CREATE TABLE cards (id integer)`),
      ),
  ],
]

test.each(hostile)('%s is refused: %s', async (_, kind, make) => {
  await expect(readAll(writeFile(make()))).rejects.toMatchObject({ name: 'FileFault', kind })
})

test('nothing that was unpacked of a refused package stays on the disk', async () => {
  const file = writeFile(packed(strToU8('garbage')))
  await expect(readAll(file)).rejects.toMatchObject({ kind: 'damaged' })
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
})
