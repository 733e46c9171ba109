import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkText, stressedTwice } from './check-texts.ts'
import { openDictionary } from './open-dictionary.ts'
import { readShippedTexts } from './shipped-texts.ts'
import { openSources, readSources } from './sources/read-sources.ts'
import { presentProblems } from './sources/read-table.ts'

/**
 * For writers of texts: prints the mistakes of the dictionary, and for each text the words it
 * lacks. `npm run check-content -- [part of a file name]`
 */
const content = join(import.meta.dirname, '../../../content')
const folder = await mkdtemp(join(tmpdir(), 'slovo-check-'))
const wanted = process.argv[2] ?? ''
const dictionary = await openDictionary({
  folder: join(content, 'dictionary'),
  cacheFile: join(folder, 'dictionary.sqlite'),
  onProblems: (problems) => {
    if (problems.length > 0)
      console.log(`MISTAKES IN content/dictionary\n${presentProblems(problems)}\n`)
  },
})

const { frequent } = readSources(await openSources(join(content, 'dictionary')))
const rare = frequent.filter(
  (word) => !dictionary.lookup(word, 'ru-fr').some(({ definitions }) => definitions.length > 0),
)
const all = new Set<string>()
if (rare.length > 0) console.log(`FREQUENT WORDS MISSING (${rare.length})\n${rare.join(' ')}\n`)

const texts = await readShippedTexts(content)
for (const text of texts) {
  if (!text.file.includes(wanted)) continue
  const { file, missing, unstressed, doubtful } = checkText(dictionary, text)
  for (const word of missing) all.add(word.toLowerCase())
  const lines = [
    ['missing', missing],
    ['no stress mark', unstressed],
    ['doubtful stress', doubtful],
  ] as const
  const reported = lines.filter(([, words]) => words.length > 0)
  console.log(reported.length > 0 ? file : `${file} ✓`)
  for (const [what, words] of reported)
    console.log(`  ${what} (${words.length}): ${words.join(', ')}`)
}
console.log(`\n${all.size} distinct words missing in all: ${[...all].sort().join(' ')}`)
console.log(`\nSTRESSED IN TWO WAYS: both right, or one a slip\n${stressedTwice(texts).join('\n')}`)
dictionary.close()
await rm(folder, { recursive: true })
