import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { runCommand, type SiteUnderTest, startSite } from '../site/site-under-test.ts'

let site: SiteUnderTest
let folder = ''
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  site = await startSite()
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-dictionaries-'))
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const dictionary = (...values: string[]) =>
  runCommand(site.dataDir, site.url, ['dictionary', ...values])

/** What the dictionary answers, each entry with its source. */
async function answersTo(text: string, lang: string): Promise<string[]> {
  const query = new URLSearchParams({ text, lang })
  const answer = await fetch(`${site.url}/api/v1/dicservice.json/lookup?${query}`)
  const { def }: { def: { inf: string; source?: string; tr: { text: string }[] }[] } =
    await answer.json()
  return def.map(({ inf, source, tr }) =>
    [inf, ...tr.map(({ text }) => text), source].filter(Boolean).join(' | '),
  )
}

/** A dictionary of dictd with one entry, whose length takes two digits of base 64. */
async function writeDictd() {
  const text = Buffer.from('barmaglot /baʁ/ <n, masc>\nбармаглот\n')
  const length = text.length.toString(2).padStart(12, '0')
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const digits = [length.slice(0, 6), length.slice(6)].map(
    (bits) => alphabet[Number.parseInt(bits, 2)],
  )
  await writeFile(path.join(folder, 'amis-fra-rus.index'), `barmaglot\tA\t${digits.join('')}\n`)
  await writeFile(path.join(folder, 'amis-fra-rus.dict.dz'), gzipSync(text))
  return path.join(folder, 'amis-fra-rus.index')
}

test('an operator imports a dictionary while the site runs, replaces and removes it', async () => {
  const lookUp = () => answersTo('бармаглотами', 'ru-fr')
  expect(await lookUp()).toEqual([])
  const none = await dictionary('list')
  expect(none).toMatchObject({
    code: 0,
    said: expect.stringContaining('No dictionary is imported'),
  })

  const file = await writeDictd()
  const added = await dictionary('import', file, '--name', 'Amis', '--direction', 'both')
  expect(added.said).toContain('“Amis” answers now: 1 entries, fr-ru and ru-fr.')
  expect(added.code).toBe(0)
  await expect.poll(lookUp).toEqual(['бармаглот | barmaglot | Amis'])
  expect(await answersTo('barmaglots', 'fr-ru')).toEqual(['barmaglot | бармаглот | Amis'])
  const page = await fetch(`${site.url}/lookup?${new URLSearchParams({ text: 'бармаглот' })}`)
  expect(await page.json()).toMatchObject({ lookups: [{ source: 'Amis' }] })

  const table = path.join(folder, 'mots.csv')
  await writeFile(table, 'ru,fr\nбармаглот,jabberwock\nдом,"maison\n')
  const broken = await dictionary('import', table, '--name', 'Amis')
  expect(broken.code).toBe(1)
  expect(broken.said).toMatch(/mots\.csv, line \d: Quote Not Closed/)
  expect((await dictionary('list')).said).toContain('Amis: 1 entries, fr-ru and ru-fr\n')
  await writeFile(table, 'ru,fr\nбармаглот,jabberwock\n')
  expect((await dictionary('import', table, '--name', 'Amis')).code).toBe(0)
  await expect.poll(lookUp).toEqual(['бармаглот | jabberwock | Amis'])

  expect(await dictionary('remove', 'Amis')).toMatchObject({ code: 0 })
  await expect.poll(lookUp).toEqual([])
  const again = await dictionary('remove', 'Amis')
  expect(again.code).toBe(1)
  expect(again.said).toContain('No imported dictionary has the name “Amis”')
})

test('a command that is typed wrong is answered with how to type it', async () => {
  for (const values of [['import'], ['import', 'x', 'y'], ['list', '--colour'], ['remove'], []]) {
    const { code, said } = await dictionary(...values)
    expect(code).toBe(1)
    expect(said).toContain('npx slovo dictionary import <file>')
  }
  const { code, said } = await dictionary('import', 'x.csv', '--direction', 'en-fr')
  expect(code).toBe(1)
  expect(said).toContain('--direction is one of')
})
