import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareAnswer } from './compare-answer.ts'

/** The letters as a learner sees them: faults in brackets, what was typed and what is right. */
function shown(typed: string, expected: string, lang: 'ru' | 'fr' = 'ru') {
  const { verdict, letters } = compareAnswer(typed, expected, lang)
  const text = letters.map(({ right, typed, fault }) =>
    fault ? `[${typed}>${right}${fault === 'accent' ? '' : ` ${fault}`}]` : right,
  )
  return `${verdict} ${text.join('')}`.trim()
}
const verdictOf = (typed: string, expected: string, lang: 'ru' | 'fr' = 'ru') =>
  compareAnswer(typed, expected, lang).verdict

test('ё, stress, case, signs and spaces are forgiven', () => {
  expect(shown('елка', 'Ёлка')).toBe('right [е>Ё]лка')
  for (const [typed, expected] of [
    ['ЁЛКА', 'елка'],
    ['столи́ца', 'столица'],
    ['столица', 'столи́ца'],
    ['кто то', 'кто-то'],
    ['ктото', 'кто-то'],
    [' Здравствуйте ! ', 'здравствуйте'],
    ['потому что', 'потому, что'],
  ] as const) {
    expect(verdictOf(typed, expected), typed).toBe('right')
  }
})

test('Russian is typed with latin letters in any of the usual ways', () => {
  const ways = {
    привет: 'privet Privet',
    жизнь: "zhizn žizn jizn zhizn'",
    щи: 'shchi chtchi schi',
    что: 'chto tchto čto',
    хорошо: 'khorosho khorocho horošo',
    яблоко: 'yabloko jabloko iabloko',
    юг: 'yug jug iug ioug',
    ёжик: 'yozhik jojik ežik',
    чай: 'chay tchaï čaj',
    русский: 'russkij russkiy russki russky',
    россия: 'rossiya rossija rossia',
    объект: 'obyekt obekt obiekt',
    семья: 'semya semja semia sem’ya',
    'что-нибудь': 'chto-nibud tchto nibud',
    книгу: 'knigu knigou',
    цыплёнок: 'tsyplyonok cyplenok',
  }
  const refused = Object.entries(ways).flatMap(([word, typed]) =>
    typed
      .split(/ (?!nibud)/)
      .filter((one) => verdictOf(one, word) !== 'right')
      .map((one) => `${one} for ${word}`),
  )
  expect(refused).toEqual([])
  expect(shown('horoso', 'хорошо')).toBe('almost хоро[s>ш wrong]о')
  expect(shown('borsh', 'борщ')).toBe('almost бор[sh>щ wrong]')
  expect(verdictOf('kniga', 'книгу')).toBe('almost')
  expect(verdictOf('kot', 'книга')).toBe('wrong')
})

test('one letter that is wrong, missing, too many or swapped is shown', () => {
  expect(shown('кнега', 'книга')).toBe('almost кн[е>и wrong]га')
  expect(shown('кига', 'книга')).toBe('almost к[>н missing]ига')
  expect(shown('книгва', 'книга')).toBe('almost книг[в> extra]а')
  expect(shown('кинга', 'книга')).toBe('almost к[и>н swapped][н>и swapped]га')
  expect(shown('жизн', 'жизнь')).toBe('almost жизн[>ь missing]')
  expect(shown('кенга', 'книга')).toBe('wrong')
  expect(shown('й', 'и')).toBe('wrong [й>и wrong]')
  expect(shown('кит', 'кот')).toBe('wrong к[и>о wrong]т')
  expect(shown('', 'кот')).toBe('wrong')
  expect(shown('…', 'кот')).toBe('wrong')
})

test('French needs no article, and shows its accents', () => {
  expect(shown('ete', 'été', 'fr')).toBe('right [e>é]t[e>é]')
  expect(shown('garcon', 'le garçon', 'fr')).toBe('right gar[c>ç]on')
  expect(verdictOf('la maison', 'maison', 'fr')).toBe('right')
  expect(verdictOf('l’arbre', 'arbre', 'fr')).toBe('right')
  expect(verdictOf('arbre', 'l’arbre', 'fr')).toBe('right')
  expect(shown('le maison', 'la maison', 'fr')).toBe('almost l[e>a wrong] maison')
  expect(verdictOf('coeur', 'cœur', 'fr')).toBe('right')
  expect(verdictOf('cœur', 'coeur', 'fr')).toBe('right')
  expect(verdictOf('laisser', 'laisser', 'fr')).toBe('right')
})

test('any of several answers is right, and the nearest is shown', () => {
  for (const typed of ['maison', 'foyer', 'nid', 'petit nid', 'maison foyer petit nid']) {
    expect(verdictOf(typed, 'maison, foyer / (petit) nid', 'fr'), typed).toBe('right')
  }
  expect(compareAnswer('foyr', 'maison ; foyer', 'fr')).toMatchObject({
    verdict: 'almost',
    expected: 'foyer',
  })
  expect(verdictOf('petit', 'maison, (petit) nid', 'fr')).toBe('wrong')
})

const word = fc
  .array(fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'), { minLength: 4, maxLength: 12 })
  .map((letters) => letters.join(''))

test('a word is the right answer to itself, and with one letter changed never another verdict than almost', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...'абвжщ'), (text, at, letter) => {
      expect(verdictOf(text.toUpperCase(), text)).toBe('right')
      const place = at % text.length
      const isSame = text[place] === letter
      const changed = text.slice(0, place) + letter + text.slice(place + 1)
      expect(verdictOf(changed, text)).toBe(isSame ? 'right' : 'almost')
      expect(verdictOf(text.slice(0, place) + text.slice(place + 1), text)).toBe('almost')
      expect(verdictOf(text.slice(0, place) + letter + text.slice(place), text)).toBe('almost')
    }),
  )
})

test('the letters shown give back both what was typed and what is right', () => {
  fc.assert(
    fc.property(word, fc.nat(), word, (expected, at, other) => {
      const place = at % expected.length
      const swapped = expected.slice(0, place) + other.slice(0, 1) + expected.slice(place + 1)
      for (const typed of [swapped, other]) {
        const { letters, verdict } = compareAnswer(typed, expected, 'ru')
        const isNear = letters.length > 0
        expect(letters.map(({ right }) => right).join('')).toBe(isNear ? expected : '')
        expect(letters.map((letter) => letter.typed).join('')).toBe(isNear ? typed : '')
        const hasFault = letters.some(({ fault }) => fault && fault !== 'accent')
        expect(verdict === 'right').toBe(isNear && !hasFault)
      }
    }),
  )
})

test('any text is compared without an error', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom('ru' as const, 'fr' as const), (a, b, lang) => {
      expect(['right', 'almost', 'wrong']).toContain(compareAnswer(a, b, lang).verdict)
    }),
  )
})
