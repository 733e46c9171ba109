import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  makeDictd,
  makeFile,
  makeFolder,
  makeStarDict,
  teiOf,
} from '../../test/dictionary-files.ts'
import { importDictionary, listDictionaries } from './import-dictionary.ts'
import { ImportRefused } from './import-refused.ts'
import { type ImportLimits, importLimits } from './read-file.ts'

/** Imports the file over a dictionary of the same name; returns the refusal, after a look that nothing has changed. */
async function refused(file: string, limits: Partial<ImportLimits> = {}): Promise<string> {
  const folder = await makeFolder()
  const name = 'Mots'
  const kept = await makeFile('old.csv', 'ru,fr\nдом,maison\n')
  const before = await importDictionary({ folder, name, file: kept })
  const files = await readdir(folder)
  const importing = importDictionary({
    ...{ folder, name, file, direction: 'both', limits: { ...importLimits, ...limits } },
  })
  const cause = await importing.then(
    () => new Error('it was imported'),
    (cause: unknown) => cause,
  )
  expect(cause).toBeInstanceOf(ImportRefused)
  expect(await listDictionaries(folder)).toEqual([before])
  expect(await readdir(folder)).toEqual(files)
  return cause instanceof Error ? cause.message : ''
}

const articles = [
  { key: 'un', text: 'un\nодин\n' },
  { key: 'deux', text: 'deux\nдва\n' },
]

test('a truncated .dict.dz', async () => {
  const index = await makeDictd('x', articles)
  const texts = index.replace('.index', '.dict.dz')
  await writeFile(texts, (await readFile(texts)).subarray(0, -12))
  expect(await refused(index)).toBe('x.dict.dz is truncated or damaged: it cannot be unpacked.')
})

test('an index that points outside its text, or is none', async () => {
  const index = await makeDictd('x', articles)
  await writeFile(index, 'un\tA\tI\ndeux\tB\tBA\n')
  expect(await refused(index)).toContain('x.index, line 2: the entry of “deux” is outside the text')
  await writeFile(index, 'un\tA\tI\n\ndeux\t-1\tB\n')
  expect(await refused(index)).toContain('x.index, line 3: it is not a key with offset and length')
  const other = await makeDictd('y', articles)
  expect(await refused(other.replace('.index', '.ifo'))).toMatch(/^There is no file/)
})

test('an entry that is not UTF-8', async () => {
  const index = await makeDictd('x', articles)
  await writeFile(index.replace('.index', '.dict.dz'), Buffer.alloc(100, 0xe9))
  expect(await refused(index)).toContain('line 1: the entry of “un” is not UTF-8')
})

test('a zip bomb in place of the entries is not unpacked', async () => {
  const index = await makeDictd('x', articles)
  await writeFile(index.replace('.index', '.dict.dz'), gzipSync(Buffer.alloc(8_000_000)))
  expect(await refused(index, { wholeBytes: 1_000_000 })).toContain('more than 1000000 bytes')
})

test('an index of StarDict that is cut off, or whose entries are elsewhere', async () => {
  const ifo = await makeStarDict('x', { articles, sequence: 'm' })
  const idx = ifo.replace('.ifo', '.idx')
  const about = await readFile(ifo, 'utf8')
  await writeFile(idx, Buffer.from('un\0\0\0\0\0\0\0\0\x03deux\0\0\0'))
  expect(await refused(ifo)).toContain('x.idx: idxfilesize should be')
  await writeFile(ifo, about.replace(/idxfilesize=.*\n/, ''))
  expect(await refused(ifo)).toContain('x.idx, entry 2: the index is truncated or damaged')
  await writeFile(idx, Buffer.from('un\0\x7f\0\0\0\0\0\0\x04'))
  expect(await refused(ifo)).toContain('x.idx, entry 1 (“un”): it is outside the text')
  await writeFile(ifo, 'bookname=x\n')
  expect(await refused(ifo)).toContain('x.ifo, line 1: this is not an .ifo file')
})

test('XML that declares entities, uses unknown ones, is not closed, or is not TEI', async () => {
  const bomb = teiOf('<entry><form><orth>&lol3;</orth></form></entry>').replace(
    '<TEI',
    '<!DOCTYPE TEI [\n<!ENTITY lol "lol">\n<!ENTITY lol3 "&lol;&lol;&lol;">\n]>\n<TEI',
  )
  const file = (text: string) => makeFile('x.tei', text)
  expect(await refused(await file(bomb))).toMatch(/line [2-6]: the file declares entities/)
  expect(await refused(await file(teiOf('<entry>\n&nothing;</entry>')))).toMatch(/line [89]: Inv/)
  expect(await refused(await file(teiOf('<entry><form>')))).toMatch(
    /line \d+: Unexpected close tag/,
  )
  const cutOff = teiOf('<entry><form><orth>x</orth></form></entry>').split('</body>')[0] ?? ''
  expect(await refused(await file(cutOff))).toMatch(/line \d+: .*(?:closed|root)/i)
  expect(await refused(await file('<html>\n<p/></html>'))).toContain('line 1: the file is not TEI')
  expect(await refused(await file(teiOf(`<a>${'<b>'.repeat(200)}`)))).toContain('nested too deep')
})

test('a line of JSON that is too long, no JSON, no record, or not UTF-8', async () => {
  const file = (text: string | Buffer) => makeFile('x.jsonl', text)
  const good = '{"word":"дом","lang":"Russe","lang_code":"ru","senses":[{"glosses":["maison"]}]}\n'
  const long = `${good}{"word":"${'д'.repeat(1_500_000)}","lang_code":"ru"}`
  expect(await refused(await file(long))).toContain('line 2: the line is longer than 2 MB')
  expect(await refused(await file(gzipSync(long)))).toContain('line 2: the line is longer than')
  expect(await refused(await file(`${good}${good.slice(0, -8)}`))).toContain('line 2: it is not')
  expect(await refused(await file(`${good}{"lang_code": "ru", }`))).toContain(
    'line 2: it is not JSON',
  )
  expect(await refused(await file('{"mot":"ru"}'))).toContain('line 1')
  expect(await refused(await file('{"a":"ru"}\n'))).toContain('is not a record of wiktextract')
  const latin1 = Buffer.concat([
    Buffer.from(good),
    Buffer.from('{"word":"\xe9","x":"ru"}', 'latin1'),
  ])
  expect(await refused(await file(latin1))).toContain('line 2: the line is not UTF-8')
  const cutOff = gzipSync(good.repeat(50)).subarray(0, -20)
  expect(await refused(await file(cutOff))).toMatch(/line \d+: the packed file is truncated/)
})

test('a table without columns, with a row of another length, or in another encoding', async () => {
  const file = (text: string | Buffer) => makeFile('x.csv', text)
  expect(await refused(await file('дом,maison\n'))).toContain('x.csv, line 1: the first line does')
  expect(await refused(await file('ru,fr\nдом,maison\nсад,jardin,parc\n'))).toContain('line 3')
  expect(await refused(await file('ru,fr\nдом,"maison\n'))).toMatch(/line \d+: Quote Not Closed/)
  expect(await refused(await file('ru,fr\nдом,maison\n,jardin\n'))).toContain(
    'line 3: the column ru',
  )
  const windows = Buffer.concat([
    Buffer.from('ru,fr\n'),
    Buffer.from([0xe4, 0xee, 0xec, 0x2c, 0x61]),
  ])
  expect(await refused(await file(windows))).toContain('line 2: the line is not UTF-8')
  expect(await refused(await file(''))).toContain('is empty')
})

test('a dictionary of other languages, or with too many entries', async () => {
  const german = await makeDictd('freedict-deu-rus', articles)
  expect(await refused(german)).toContain('the language “deu”')
  const english = await makeFile('x.csv', 'ru,fr\ndog,cat\n')
  expect(await refused(english)).toContain('no entry between Russian and French')
  const table = await makeFile('x.csv', 'ru,fr\nдом,maison\nсад,jardin\n')
  expect(await refused(table, { entries: 1 })).toContain('more than 1 entries')
})

test('an archive, and a file of no known format, are answered with what to do', async () => {
  expect(await refused(await makeFile('fra-rus.src.tar.xz', 'x'))).toContain('tar -xf fra-rus')
  expect(await refused(await makeFile('x.zip', 'x'))).toContain('unzip x.zip')
  expect(await refused(await makeFile('x.pdf', 'x'))).toContain('no known format')
})

test('what a killed import has left is removed by the next one', async () => {
  const folder = await makeFolder()
  const ended = spawnSync(process.execPath, ['--version']).pid
  await writeFile(join(folder, `x.sqlite.${ended}.new`), 'half a dictionary')
  await writeFile(join(folder, `y.sqlite.${process.ppid}.new`), 'one that is being written')
  await importDictionary({ folder, file: await makeFile('a.csv', 'ru,fr\nдом,maison\n') })
  const files = await readdir(folder)
  expect(files.filter((name) => name.endsWith('.new'))).toEqual([`y.sqlite.${process.ppid}.new`])
})

test('an import that is stopped leaves nothing behind', async () => {
  const folder = await makeFolder()
  const rows = Array.from({ length: 3000 }, (_, row) => `дом${row},maison`)
  const file = await makeFile('x.csv', ['ru,fr', ...rows].join('\n'))
  const onProgress = () => {
    throw new Error('Stopped.')
  }
  await expect(importDictionary({ folder, file, onProgress })).rejects.toThrow('Stopped.')
  expect(await readdir(folder)).toEqual([])
})
