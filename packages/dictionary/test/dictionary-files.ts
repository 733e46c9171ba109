import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A folder that is removed after the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slovo-imports-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function makeFile(name: string, contents: string | Buffer): Promise<string> {
  const file = join(await makeFolder(), name)
  await writeFile(file, contents)
  return file
}

/** Three bytes are four digits of base 64. */
const digits = (number: number) =>
  Buffer.from([number >> 16, (number >> 8) & 255, number & 255]).toString('base64')

interface Article {
  key: string
  text: string
}

/** A dictionary of the dictd server; the entries are packed. Returns its index. */
export async function makeDictd(name: string, articles: Article[]): Promise<string> {
  const folder = await makeFolder()
  const texts = articles.map(({ text }) => Buffer.from(text))
  const rows = articles.map(({ key }, place) => {
    const before = texts.slice(0, place).reduce((sum, { length }) => sum + length, 0)
    return `${key}\t${digits(before)}\t${digits(texts[place]?.length ?? 0)}\n`
  })
  const index = join(folder, `${name}.index`)
  await writeFile(index, rows.join(''))
  await writeFile(join(folder, `${name}.dict.dz`), gzipSync(Buffer.concat(texts)))
  return index
}

interface StarDict {
  about?: string
  /** What stands before and behind each text: `m` and 0 where the types are not in the `.ifo`. */
  sequence?: string
  articles: Article[]
  /** Other words, with the place of their entry. */
  synonyms?: [string, number][]
}

/** A dictionary of StarDict, all of it packed that may be. Returns its `.ifo`. */
export async function makeStarDict(
  name: string,
  { about = '', sequence, articles, synonyms = [] }: StarDict,
): Promise<string> {
  const folder = await makeFolder()
  const texts = articles.map(({ text }) => Buffer.from(sequence ? text : `m${text}\0`))
  const idx = Buffer.concat(
    articles.map(({ key }, place) => {
      const numbers = Buffer.alloc(8)
      numbers.writeUInt32BE(
        texts.slice(0, place).reduce((sum, { length }) => sum + length, 0),
        0,
      )
      numbers.writeUInt32BE(texts[place]?.length ?? 0, 4)
      return Buffer.concat([Buffer.from(`${key}\0`), numbers])
    }),
  )
  const syn = synonyms.map(([word, place]) =>
    Buffer.concat([Buffer.from(`${word}\0`), Buffer.from([0, 0, 0, place])]),
  )
  const lines = [
    "StarDict's dict ifo file",
    'version=2.4.2',
    `wordcount=${articles.length}`,
    `idxfilesize=${idx.length}`,
    ...(sequence ? [`sametypesequence=${sequence}`] : []),
    about,
  ]
  const ifo = join(folder, `${name}.ifo`)
  await writeFile(ifo, `${lines.join('\n')}\n`)
  await writeFile(join(folder, `${name}.idx.gz`), gzipSync(idx))
  await writeFile(join(folder, `${name}.dict.dz`), gzipSync(Buffer.concat(texts)))
  if (syn.length > 0) await writeFile(join(folder, `${name}.syn`), Buffer.concat(syn))
  return ifo
}

/** A TEI file as FreeDict writes it, with these entries. */
export const teiOf = (entries: string, title = 'French-Russian dictionary') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc>
<titleStmt><title>${title}</title></titleStmt>
<publicationStmt><publisher>Les amis</publisher>
<availability><licence><p>Licensed under <ref target="x">CC BY-SA</ref> 3.0</p></licence></availability></publicationStmt>
</fileDesc></teiHeader><text><body>
${entries}
</body></text></TEI>
`
