import { expect, test } from 'vitest'
import { sentenceAt, splitParagraphs, splitSentences } from './sentences.ts'

/** Cuts a text into its sentences: `Да. Нет.` → `Да. | Нет.` */
function cut(text: string, lang: 'ru' | 'fr') {
  return splitSentences(text, lang)
    .map(({ start, end }) => text.slice(start, end))
    .join(' | ')
}

/** The sentence kept when the word between slashes is touched. */
function touch(marked: string, lang: 'ru' | 'fr' = 'ru') {
  const offset = marked.indexOf('/')
  return sentenceAt(marked.replaceAll('/', ''), offset, lang).sentence
}

test.each([
  ['Да. Нет. Да!', 'Да. | Нет. | Да!'],
  ['Что?! Не мо́жет быть... Пра́вда?', 'Что?! | Не мо́жет быть... | Пра́вда?'],
  ['Он… не знал. Она…', 'Он… не знал. | Она…'],
  ['Это чай, т. е. напиток. Да.', 'Это чай, т. е. напиток. | Да.'],
  ['Это чай, т.е. напиток. Да.', 'Это чай, т.е. напиток. | Да.'],
  ['Хлеб, сыр и т. д. Потом домой.', 'Хлеб, сыр и т. д. | Потом домой.'],
  ['Хлеб, сыр и т. д. и чай.', 'Хлеб, сыр и т. д. и чай.'],
  ['Хлеб и т. п. Он ест.', 'Хлеб и т. п. | Он ест.'],
  ['В 1812 г. Наполеон вошёл в г. Москву.', 'В 1812 г. Наполеон вошёл в г. Москву.'],
  ['Дом на ул. Гоголя, д. 5. Там тепло.', 'Дом на ул. Гоголя, д. 5. | Там тепло.'],
  ['А. С. Пушкин родился здесь. Он поэт.', 'А. С. Пушкин родился здесь. | Он поэт.'],
  ['Это М. Горький.', 'Это М. Горький.'],
  ['Цена 3.50 и 10.000. Дорого!', 'Цена 3.50 и 10.000. | Дорого!'],
  ['Было +20. Стало 5.', 'Было +20. | Стало 5.'],
  ['1. Возьмите муку. 2. Налейте воду.', '1. Возьмите муку. | 2. Налейте воду.'],
  ['«Как дела?» — спросил он. «Хорошо».', '«Как дела?» — спросил он. | «Хорошо».'],
  ['Он сказал: «Иди!» Она ушла.', 'Он сказал: «Иди!» | Она ушла.'],
  ['— Куда? — спросил Иван. — Домой?', '— Куда? — спросил Иван. | — Домой?'],
  ['— Да!\n— Нет.', '— Да! | — Нет.'],
  ['— Да\n— Нет', '— Да | — Нет'],
  ['Строка без точки\n\nДругая', 'Строка без точки | Другая'],
  ['Длинная\nстрока. Конец.', 'Длинная\nстрока. | Конец.'],
  ['… Он ушёл.', '… Он ушёл.'],
  ['', ''],
])('the Russian sentences of « %s »', (text, sentences) => {
  expect(cut(text, 'ru')).toBe(sentences)
})

test.each([
  ['M. Dupont et Mme Durand. Ils sont là.', 'M. Dupont et Mme Durand. | Ils sont là.'],
  ['Mme. Durand dort.', 'Mme. Durand dort.'],
  ['Le Dr. Martin, av. Foch. Bien.', 'Le Dr. Martin, av. Foch. | Bien.'],
  ['Du pain, etc. Puis on part.', 'Du pain, etc. | Puis on part.'],
  ['« Ça va ? » Il sourit. « Oui ! » dit-elle.', '« Ça va ? » | Il sourit. | « Oui ! » dit-elle.'],
  ['Quoi ?! Non… Si.', 'Quoi ?! | Non… | Si.'],
  ['Il est 8 h. Elle part.', 'Il est 8 h. | Elle part.'],
  ['J.-P. Sartre a écrit. Lisez-le, p. 12.', 'J.-P. Sartre a écrit. | Lisez-le, p. 12.'],
  ['Il fait 20 °C. Elle sort.', 'Il fait 20 °C. | Elle sort.'],
])('the French sentences of « %s »', (text, sentences) => {
  expect(cut(text, 'fr')).toBe(sentences)
})

test('touching « он » keeps its own sentence, not the one where it is inside « она »', () => {
  expect(touch('Она́ здесь. А /он/ там.')).toBe('А он там.')
})

test('a word that occurs twice keeps the sentence that was touched', () => {
  expect(touch('Дом был ста́рый. Но э́тот /дом/ но́вый.')).toBe('Но этот дом новый.')
  expect(touch('/Дом/ был ста́рый. Но э́тот дом но́вый.')).toBe('Дом был старый.')
})

test('the kept sentence has no stress marks, line breaks or dash of dialogue', () => {
  expect(touch('— Приве́т!\n— Как\nтвои́ /дела́/?! — спроси́л он.')).toBe(
    'Как твои дела?! — спросил он.',
  )
})

test('a touch between two sentences belongs to the earlier one', () => {
  expect(sentenceAt('Да.  Нет.', 4, 'ru').sentence).toBe('Да.')
  expect(sentenceAt('  Да.', 0, 'ru').sentence).toBe('Да.')
  expect(sentenceAt('Да.', 99, 'ru').sentence).toBe('Да.')
  expect(sentenceAt('', 0, 'ru').sentence).toBe('')
})

test('paragraphs are separated by blank lines, replies by their dash', () => {
  const text = 'Раз,\nдва.\n \n\n— Три?\n— Четыре!\n'
  const paragraphs = splitParagraphs(text).map(({ start, end }) => text.slice(start, end))
  expect(paragraphs).toEqual(['Раз,\nдва.', '— Три?', '— Четыре!'])
})

test('a sentence without an end is kept with its first thousand letters', () => {
  const kept = sentenceAt('слово '.repeat(500), 0, 'ru').sentence
  expect(kept).toHaveLength(1000)
  expect(kept.endsWith('…')).toBe(true)
})

test('the place of a word in its sentence is counted without stress marks, dash and folded spaces', () => {
  const text = 'Да.\n— Моя́\n  сестра́ до́ма.'
  const found = sentenceAt(text, text.indexOf('до́ма'), 'ru')
  expect(found).toEqual({ sentence: 'Моя сестра дома.', at: 11 })
  expect(found.sentence.slice(found.at)).toBe('дома.')
  expect(sentenceAt(text, text.indexOf('Моя́'), 'ru').at).toBe(0)
})
