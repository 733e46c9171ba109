import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeStress } from '@slovo/language'
import { afterAll, expect, test } from 'vitest'
import { checkText } from './check-texts.ts'
import { openDictionary } from './open-dictionary.ts'
import { readShippedTexts } from './shipped-texts.ts'
import { readSources } from './sources/read-sources.ts'

const content = join(import.meta.dirname, '../../../content')
const folder = join(content, 'dictionary')
const cacheFolder = await mkdtemp(join(tmpdir(), 'slovo-shipped-'))
const dictionary = await openDictionary({ folder, cacheFile: join(cacheFolder, 'd.sqlite') })
const texts = await readShippedTexts(content)
afterAll(async () => {
  dictionary.close()
  await rm(cacheFolder, { recursive: true })
})

const checked = texts.map((text) => checkText(dictionary, text))

test('every word of every shipped text has a meaning, in both directions', () => {
  const missing = checked.flatMap(({ file, missing }) => missing.map((word) => `${file}: ${word}`))
  expect(missing).toEqual([])
  expect(new Set(texts.map(({ lang }) => lang))).toEqual(new Set(['ru', 'fr']))
})

test('every Russian word of every shipped text shows its stress', () => {
  const bare = checked.flatMap(({ file, unstressed }) =>
    unstressed.map((word) => `${file}: ${word}`),
  )
  expect(bare).toEqual([])
})

test('the 1,000 most frequent Russian words have a meaning', async () => {
  const { frequent } = await readSources(folder)
  expect(frequent.length).toBeGreaterThanOrEqual(1000)
  expect(frequent.filter((word) => dictionary.lookup(word, 'ru-fr').length === 0)).toEqual([])
})

test('every form that its stress identifies leads to the word that is listed first', async () => {
  const { stressedForms } = await readSources(folder)
  const firsts = new Map(stressedForms.toReversed().map((row) => [row.form, row]))
  expect(firsts.size).toBeGreaterThan(50)
  const wrong = [...firsts.values()].filter(({ form, lemma, pos }) => {
    const [first] = dictionary.lookup(form, 'ru-fr')
    return first?.stressed !== lemma || first.pos !== pos
  })
  expect(wrong).toEqual([])
})

test('every phrase of the dictionary is found as a whole', async () => {
  const { russian, french } = await readSources(folder)
  const isLost = (lemma: string, direction: 'ru-fr' | 'fr-ru') =>
    dictionary.lookup(` ${removeStress(lemma)} `, direction)[0]?.stressed !== lemma
  const inWords = ({ lemma }: { lemma: string }) => lemma.includes(' ')
  expect(russian.filter(inWords).filter(({ lemma }) => isLost(lemma, 'ru-fr'))).toEqual([])
  expect(french.filter(inWords).filter(({ lemma }) => isLost(lemma, 'fr-ru'))).toEqual([])
})

test.each([
  ['кто', 'кто кого кому кем ком'],
  ['что', 'что чего чему чём'],
  ['чей', 'чей чья чьё чьи чьего чьей чьих чьему чьим чью чьими чьём'],
  ['сам', 'сам сама само сами самому самих самим самими саму'],
  ['весь', 'весь вся всю всей весь всему'],
  ['себя', 'себя себе собой собою'],
  ['тот', 'тот та те тех тому тому той ту теми'],
  ['первый', 'первый первая первое первые первого первой первому первую первым первых первыми'],
  ['третий', 'третий третья третье третьи третьего третьей третьему третью третьим третьих'],
  ['лучший', 'лучший лучшая лучшее лучшие лучшего лучшей лучшему лучшую лучшим лучших лучшими'],
  ['худший', 'худший худшая худшего худшей худших'],
  ['высший', 'высший высшая высшее высшего высшей высших'],
  ['ближайший', 'ближайший ближайшая ближайшее ближайшего ближайшей ближайших'],
])('the likeliest word of every form of « %s » is this word', (lemma, forms) => {
  const others = forms.split(' ').filter((form) => {
    return dictionary.lookup(form, 'ru-fr')[0]?.lemma !== lemma
  })
  expect(others).toEqual([])
})
