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

/** Writes a page as a reader sees it: words between slashes, saved ones with a star. */
interface Look {
  saved?: number[]
  fresh?: number[]
  place?: number
  accents?: boolean
  links?: boolean
}
function read(text: string, look: Look = {}) {
  const { saved = [], fresh = [], place, accents = false, links } = look
  return textHtml(cutText(text, analyse(text), { accents }), {
    markOf: (word) => (saved.includes(word) ? 'saved' : fresh.includes(word) ? 'new' : ''),
    place,
    ...(links && { addressOf: (word: number) => `?words=links&word=${word}#w${word}` }),
  })
}

test('a word and a sentence are elements with their index and nothing else', () => {
  expect(read('Я живу.')).toBe('<p><s-><w->Я</w-> <w->живу</w->.<t-></t-></s-></p>')
})

test('the word where the reader stopped can be linked to', () => {
  expect(read('Я живу.', { place: 1 })).toBe(
    '<p><s-><w->Я</w-> <w- id=w1>живу</w->.<t-></t-></s-></p>',
  )
})

test('a saved word and a new one are marked', () => {
  expect(read('Я живу.', { fresh: [0] })).toBe(
    '<p><s-><w- class=new>Я</w-> <w->живу</w->.<t-></t-></s-></p>',
  )
  expect(read('Я живу.', { saved: [1] })).toBe(
    '<p><s-><w->Я</w-> <w- class=saved>живу</w->.<t-></t-></s-></p>',
  )
})

test('a text never becomes markup', () => {
  expect(read('а <b>б</b> & "в"')).toBe(
    '<p><s-><w->а</w-> &lt;b&gt;<w->б</w->&lt;/b&gt; &amp; &quot;<w->в</w->&quot;<t-></t-></s-></p>',
  )
})

test('paragraphs are kept, lines of a reply or a verse too', () => {
  expect(read('— Да.\n— Нет.\n\nОн.')).toBe(
    '<p><s->— <w->Да</w->.<t-></t-></s-><br><s->— <w->Нет</w->.<t-></t-></s-></p><p><s-><w->Он</w->.<t-></t-></s-></p>',
  )
})

test('the same words stand in the text with accents and without them', () => {
  const text = 'Э́то за́мок.'
  expect(read(text, { accents: true })).toBe(
    '<p><s-><w->Э́то</w-> <w->за́мок</w->.<t-></t-></s-></p>',
  )
  expect(read(text)).toBe('<p><s-><w->Это</w-> <w->замок</w->.<t-></t-></s-></p>')
})

test('without script every word is a link to its own page', () => {
  expect(read('Да', { links: true })).toBe(
    '<p><s-><a id=w0 href="?words=links&amp;word=0#w0">Да</a><t-></t-></s-></p>',
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
    '<p><s-><w->Он</w-> <w->дома</w->.<t-></t-></s-> <s-><w->Она</w-> <w->тоже</w->!<t-></t-></s-></p><p>…</p>',
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
    '<p><s-><w->Он</w-> <w->дома</w->.[0]</s-> <s-><w->Она</w-> <w->тоже</w->![1]</s-><i>Elle aussi !</i></p>(0,1)' +
      '<p>…</p>()<p><s-><w->Да</w->.[2]</s-></p>(2)',
  )
})
