import { expect, test } from 'vitest'
import { splitWords } from './words.ts'

/** Marks every word of a text: `Он жив` → `/Он/ /жив/`. */
function mark(text: string, lang: 'ru' | 'fr') {
  let marked = ''
  let from = 0
  for (const { text: word, start, end } of splitWords(text, lang)) {
    expect(text.slice(start, end)).toBe(word)
    marked += `${text.slice(from, start)}/${word}/`
    from = end
  }
  return marked + text.slice(from)
}

test.each([
  ['Я живу́ в Москве́.', '/Я/ /живу́/ /в/ /Москве́/.'],
  ['она́, он', '/она́/, /он/'],
  ['Кто́-то говори́т по-ру́сски?!', '/Кто́-то/ /говори́т/ /по-ру́сски/?!'],
  ['— Всё-таки да…', '— /Всё-таки/ /да/…'],
  ['«Ёлка» — это йод.', '«/Ёлка/» — /это/ /йод/.'],
  ['5-й этаж, 1990-е годы, 25го', '5-й /этаж/, 1990-е /годы/, 25го'],
  ['Кафе́ «Chez Léon» и wi-fi', '/Кафе́/ «Chez Léon» /и/ wi-fi'],
  ['столи́ца — не Москвá', '/столи́ца/ — /не/ /Москвá/'],
  ['Йод'.normalize('NFD'), `/${'Йод'.normalize('NFD')}/`],
  ['', ''],
  ['« bon appétit », État и dépaysement', '« bon appétit », État /и/ dépaysement'],
  ['IT-компа́ния в XVI ве́ке', 'IT-/компа́ния/ /в/ XVI /ве́ке/'],
  ['В 12:30, 3,5 кг за 1 000 ₽, №7', '/В/ 12:30, 3,5 /кг/ /за/ 1 000 ₽, №7'],
  ['\u0301он \u0301', '\u0301/он/ \u0301'],
  ['xа\u0301б, а\u0301\u0301\u0301\u0301б', 'xа\u0301б, /а\u0301\u0301\u0301\u0301б/'],
])('the Russian words of « %s »', (text, marked) => {
  expect(mark(text, 'ru')).toBe(marked)
})

test.each([
  ['L’homme d’aujourd’hui n’a pas', '/L’//homme/ /d’//aujourd’hui/ /n’//a/ /pas/'],
  ["Qu'est-ce qu'il y a ?", "/Qu'//est-ce/ /qu'//il/ /y/ /a/ ?"],
  ['A-t-il un rendez-vous ?', '/A-t-il/ /un/ /rendez-vous/ ?'],
  ["Quelqu'un, c'est-à-dire moi", "/Quelqu'un/, /c'est-à-dire/ /moi/"],
  ["Jusqu'à la presqu'île", "/Jusqu'//à/ /la/ /presqu'île/"],
  ["Lorsqu'elle s'en va, d'accord ?", "/Lorsqu'//elle/ /s'//en/ /va/, /d'accord/ ?"],
  ['Le XXe siècle, le 2e étage', '/Le/ XXe /siècle/, /le/ 2e /étage/'],
  ['Été, cœur, Noël', '/Été/, /cœur/, /Noël/'],
  ['le mot « слово »', '/le/ /mot/ « слово »'],
  ['« тоска́ », кафé et Дон-Жуа́н', '« тоска́ », кафé /et/ Дон-Жуа́н'],
  ['à 15h30, 3,5 kg pour 1 000 €', '/à/ 15h30, 3,5 /kg/ /pour/ 1 000 €'],
  ['\u0301été \u1fbe\u0301', '\u0301/été/ \u1fbe\u0301'],
])('the French words of « %s »', (text, marked) => {
  expect(mark(text, 'fr')).toBe(marked)
})
