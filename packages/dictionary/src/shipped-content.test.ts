import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeStress } from '@slovo/language'
import { afterAll, expect, test } from 'vitest'
import { checkText } from './check-texts.ts'
import { lemmaId } from './entry.ts'
import { openDictionary } from './open-dictionary.ts'
import { readShippedTexts } from './shipped-texts.ts'
import { openSources, readSources } from './sources/read-sources.ts'

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
  const { frequent } = readSources(await openSources(folder))
  expect(frequent.length).toBeGreaterThanOrEqual(1000)
  expect(frequent.filter((word) => dictionary.lookup(word, 'ru-fr').length === 0)).toEqual([])
})

test.each([
  ['нача́ло', 'noun', 'нача́ла нача́л'],
  ['нача́ть', 'verb', 'начала́ на́чал'],
  ['са́мый', 'pron', 'са́мой са́мого са́мому са́мом'],
  ['сам', 'pron', 'самого́ самому́ само́м само́й'],
  ['мука́', 'noun', 'муки́ муку́ муке́ муко́й'],
  ['му́ка', 'noun', 'му́ки му́ку му́ке му́кой'],
  ['душа́', 'noun', 'ду́ши ду́шу души́ душе́ ду́шам ду́шах'],
  ['душ', 'noun', 'ду́ше ду́ша'],
  ['доро́га', 'noun', 'доро́гой доро́ги доро́г'],
  ['дорого́й', 'adj', 'дорого́й до́роги дорога́ до́рог'],
  ['есть', 'verb', 'е́ли'],
  ['пить', 'verb', 'пи́ли'],
  ['пили́ть', 'verb', 'пили́'],
  ['по́лка', 'noun', 'по́лки по́лке по́лку по́лкам по́лках'],
  ['полк', 'noun', 'полки́ полке́ полку́ полка́ полка́м полка́х'],
  ['бе́лка', 'noun', 'бе́лки'],
  ['бело́к', 'noun', 'белки́'],
  ['вино́', 'noun', 'ви́на'],
  ['вина́', 'noun', 'вина́'],
  ['го́ре', 'noun', 'го́ре го́ря го́рю'],
  ['гора́', 'noun', 'горе́'],
  ['горе́ть', 'verb', 'горю́'],
  ['за́мок', 'noun', 'за́мка за́мку за́мке за́мком за́мки за́мков за́мках'],
  ['замо́к', 'noun', 'замка́ замку́ замке́ замко́м замки́ замко́в замка́х'],
  ['кру́жка', 'noun', 'кру́жки кру́жке кру́жку'],
  ['кружо́к', 'noun', 'кружки́ кружке́ кружку́'],
  ['пла́кать', 'verb', 'пла́чу'],
  ['плати́ть', 'verb', 'плачу́'],
  ['мыть', 'verb', 'мо́ю мо́ем'],
  ['мой', 'pron', 'мою́'],
  ['но́ша', 'noun', 'но́шу'],
  ['носи́ть', 'verb', 'ношу́'],
  ['пото́м', 'adv', 'пото́м'],
  ['пот', 'noun', 'по́том'],
  ['пар', 'noun', 'па́ром'],
  ['паро́м', 'noun', 'паро́м'],
  ['стре́лка', 'noun', 'стре́лки стре́лке стре́лку'],
  ['стрело́к', 'noun', 'стрелки́'],
  ['у́зкий', 'adj', 'у́же'],
  ['уже́', 'adv', 'уже́'],
  ['це́лый', 'adj', 'це́лую'],
  ['целова́ть', 'verb', 'целу́ю'],
  ['до́ма', 'adv', 'до́ма'],
  ['дом', 'noun', 'дома́'],
  ['пра́во', 'noun', 'пра́ва права́'],
  ['бе́рег', 'noun', 'берегу́ бе́регу'],
  ['жить', 'verb', 'жила́'],
  ['со́рок', 'num', 'со́рок сорока́'],
  ['соро́ка', 'noun', 'соро́к соро́ка'],
  ['знако́мый', 'adj', 'знако́м'],
  ['знак', 'noun', 'зна́ком'],
  ['мести́', 'verb', 'мела́'],
  ['мел', 'noun', 'ме́ла'],
  ['весть', 'noun', 'ве́сти'],
  ['вести́', 'verb', 'вести́'],
  ['стоя́ть', 'verb', 'стоя́щие'],
  ['сто́ить', 'verb', 'сто́ящие'],
  ['до́рого', 'adv', 'до́рого'],
  ['узна́ть', 'verb', 'узна́ю узна́ем узна́ет'],
  ['сесть', 'verb', 'се́ла се́ло се́ли'],
  ['село́', 'noun', 'села́ село́'],
  ['во́рон', 'noun', 'во́рона'],
  ['воро́на', 'noun', 'воро́на'],
  ['грусти́ть', 'verb', 'грусти́'],
  ['грусть', 'noun', 'гру́сти'],
])('%s (%s) is the word of %s, as their stress says', (stressed, pos, forms) => {
  const firsts = forms.split(' ').map((form) => {
    const [first] = dictionary.lookup(form, 'ru-fr')
    return `${form} ${first?.stressed} ${first?.pos}`
  })
  expect(firsts).toEqual(forms.split(' ').map((form) => `${form} ${stressed} ${pos}`))
})

test('every phrase of the dictionary is found as a whole', async () => {
  const { russian, french } = readSources(await openSources(folder))
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

test('the most frequent Russian lemmas stand in bands, each lemma in one; French has none', () => {
  const bands = dictionary.bands('ru')
  expect(bands.map(({ band }) => band)).toEqual([1000, 2000, 3000, 5000, 10_000])
  const ids = bands.flatMap(({ lemmaIds }) => lemmaIds)
  expect(new Set(ids).size).toBe(ids.length)
  expect(bands[0]?.lemmaIds.length).toBeGreaterThan(950)
  expect(bands[0]?.lemmaIds.slice(0, 3)).toEqual(['и', 'в', 'не'].map(lemmaId))
  expect(dictionary.bands('fr')).toEqual([])
})
