import { wordedSentences } from '@slovo/content-model'
import { type Lang, splitSentences, splitWords } from '@slovo/language'
import { expect, test } from 'vitest'
import { sentenceOfWord } from './readable-text.server.ts'
import { cutText, textHtml } from './text-html.ts'

function analyse(text: string, lang: Lang = 'ru') {
  return {
    version: 1 as const,
    lang,
    paragraphs: Array.from(text.matchAll(/[^\n]+(?:\n[^\n]+)*/g), (found) => ({
      start: found.index,
      end: found.index + found[0].length,
    })),
    sentences: splitSentences(text, lang).map(({ start, end }): [number, number] => [start, end]),
    words: splitWords(text, lang).map(({ start, end }): [number, number, number] => [
      start,
      end,
      0,
    ]),
  }
}

interface Look {
  accents?: boolean
  links?: boolean
}
function read(text: string, { accents = false, links }: Look = {}) {
  return textHtml(cutText(text, analyse(text), { accents }), {
    ...(links && { addressOf: (word: number) => `?words=links&word=${word}#w${word}` }),
  })
}

test('a word is an element with the class of its entry, for every reader', () => {
  expect(read('Я живу.')).toBe('<p><s-><w- class=A>Я</w-> <w- class=A>живу</w->.<t-></t-></s-></p>')
})

test('a text never becomes markup', () => {
  expect(read('а <b>б</b> & "в"')).toBe(
    '<p><s-><w- class=A>а</w-> &lt;b&gt;<w- class=A>б</w->&lt;/b&gt; &amp; &quot;<w- class=A>в</w->&quot;<t-></t-></s-></p>',
  )
})

test('paragraphs are kept, lines of a reply or a verse too', () => {
  expect(read('— Да.\n— Нет.\n\nОн.')).toBe(
    '<p><s->— <w- class=A>Да</w->.<t-></t-></s-><br><s->— <w- class=A>Нет</w->.<t-></t-></s-></p><p><s-><w- class=A>Он</w->.<t-></t-></s-></p>',
  )
})

test('the same words stand in the text with accents and without them', () => {
  const text = 'Э́то за́мок.'
  expect(read(text, { accents: true })).toBe(
    '<p><s-><w- class=A>Э́то</w-> <w- class=A>за́мок</w->.<t-></t-></s-></p>',
  )
  expect(read(text)).toBe('<p><s-><w- class=A>Это</w-> <w- class=A>замок</w->.<t-></t-></s-></p>')
})

test('without script every word is a link to its own page', () => {
  expect(read('Да', { links: true })).toBe(
    '<p><s-><a class=A id=w0 href="?words=links&amp;word=0#w0">Да</a><t-></t-></s-></p>',
  )
})

test('the sentence of a touched word is the one it stands in', () => {
  const text = 'Она́ до́ма. Он до́ма? А я — нет!'
  const analysis = analyse(text)
  const sentenceOf = (word: number) => sentenceOfWord(text, analysis, word).sentence

  expect(sentenceOf(0)).toBe('Она дома.')
  expect(sentenceOf(2)).toBe('Он дома?')
  expect(sentenceOf(1)).toBe('Она дома.')
  expect(sentenceOf(3)).toBe('Он дома?')
  expect(sentenceOf(99)).toBe('')
})

test('an abbreviation and « ?! » do not cut the saved sentence in the wrong place', () => {
  const text = 'Мы живём на ул. Гоголя, д. 5. Что?! Да.'
  const analysis = analyse(text)
  const words = splitWords(text, 'ru').map(({ text }) => text)

  expect(sentenceOfWord(text, analysis, words.indexOf('Гоголя')).sentence).toBe(
    'Мы живём на ул. Гоголя, д. 5.',
  )
  expect(sentenceOfWord(text, analysis, words.indexOf('Что'))).toEqual({ sentence: 'Что?!', at: 0 })
})

test('a sentence without words is no element, and two sentences of a line have one each', () => {
  expect(read('Он дома. Она тоже!\n\n…')).toBe(
    '<p><s-><w- class=A>Он</w-> <w- class=A>дома</w->.<t-></t-></s-> <s-><w- class=A>Она</w-> <w- class=A>тоже</w->!<t-></t-></s-></p><p>…</p>',
  )
})

test('reading aloud knows the first and last word of every sentence', () => {
  expect(wordedSentences(analyse('Он дома. … Она тоже дома!')).map(({ words }) => words)).toEqual([
    [0, 1],
    [2, 4],
  ])
})

test('what stands beside a sentence or a paragraph is put where it ends', () => {
  const text = 'Он дома. Она тоже!\n\n…\n\nДа.'
  const asides = {
    mark: (sentence: number) => `[${sentence}]`,
    afterSentence: (sentence: number) => (sentence === 1 ? '<i>Elle aussi !</i>' : ''),
    afterParagraph: (sentences: readonly number[]) => `(${sentences.join()})`,
  }
  expect(textHtml(cutText(text, analyse(text), { accents: false, asides }))).toBe(
    '<p><s-><w- class=A>Он</w-> <w- class=A>дома</w->.[0]</s-> <s-><w- class=A>Она</w-> <w- class=A>тоже</w->![1]</s-><i>Elle aussi !</i></p>(0,1)' +
      '<p>…</p>()<p><s-><w- class=A>Да</w->.[2]</s-></p>(2)',
  )
})
