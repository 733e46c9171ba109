import { describe, expect, test } from 'vitest'
import { points } from '../../test/points.ts'
import { readActivity } from '../activity/activity.ts'
import { expressionsNotRun } from '../activity/prepare.ts'
import { scoreActivity } from '../activity/score-activity.ts'
import type { RichNode } from '../text/rich-text.ts'
import { loadExpressions } from './essay/expressions.ts'
import { needsExpressions } from './essay/keywords.ts'

const lines = (...questions: string[]) => ({ questions })

describe('Blanks', () => {
  const cat = lines('<p>Это *кошка/кот:un animal*, а это *ёлка*.</p>')

  test.each([
    [['кошка', 'ёлка'], '2/2*'],
    [['кот', 'ёлка'], '2/2*'],
    [['ко́шка', 'елка'], '2/2*'],
    [['  кот ', 'Ёлка'], '1/2'],
    [['собака'], '0/2'],
    [[], '0/2'],
  ])('%j: %s', (answers, result) => {
    expect(points('Blanks', cat, answers)).toBe(result)
  })

  test('capital letters count only where the author wants it', () => {
    const content = { ...cat, behaviour: { caseSensitive: false } }
    expect(points('Blanks', content, ['КОТ', 'Ёлка'])).toBe('2/2*')
  })

  test('slips are forgiven where the author wants it, as the original counts them', () => {
    const content = {
      ...lines('*дом* *книга* *библиотека*'),
      behaviour: { acceptSpellingErrors: true },
    }
    expect(points('Blanks', content, ['дум', 'кинга', 'библотеко'])).toBe('2/3')
    expect(points('Blanks', content, ['дом', 'кнги', 'библиотека'])).toBe('2/3')
  })

  test('French keeps its accents and forgives the shape of an apostrophe', () => {
    const content = lines('*l’été*')
    expect(points('Blanks', content, ["l'été"])).toBe('1/1*')
    expect(points('Blanks', content, ["l'ete"])).toBe('0/1')
  })

  test('tags inside a gap are not part of it, two stars are none, entities are letters', () => {
    const content = lines('<p>**, *<b>caf&eacute;</b>* et *d&#039;ici*</p>')
    expect(points('Blanks', content, ['café', "d'ici"])).toBe('2/2*')
  })

  test('the text comes as a tree with the gaps in their places', () => {
    const activity = readActivity('H5P.Blanks 1.14', lines('<p>Я <b>*живу*</b>.</p>'))
    expect(activity?.type === 'Blanks' && activity.params.blocks).toEqual([
      [
        {
          tag: 'p',
          attributes: {},
          children: ['Я ', { tag: 'b', attributes: {}, children: [{ gap: 0 }] }, '.'],
        },
      ],
    ])
  })
})

describe('DragText', () => {
  const content = {
    textField: 'Кот *спит:dort\\+Oui !\\-Non.*.\nКот *ест*, кот *ест*.',
    distractors: '*летает*',
  }

  test('each word in its gap is a point, and equal words are equal', () => {
    expect(points('DragText', content, ['спит', 'ест', 'ест'])).toBe('3/3*')
    expect(points('DragText', content, ['ест', 'летает', 'ест'])).toBe('1/3')
    expect(points('DragText', content, [null, 'ест'])).toBe('1/3')
  })

  test('tips and words of the author are kept, distractors lie among the words', () => {
    const activity = readActivity('H5P.DragText 1.10', content)
    expect(activity?.type === 'DragText' && activity.params).toMatchObject({
      lines: [
        ['Кот ', { gap: 0 }, '.'],
        ['Кот ', { gap: 1 }, ', кот ', { gap: 2 }, '.'],
      ],
      gaps: [
        { word: 'спит', tip: 'dort', correctFeedback: 'Oui !', incorrectFeedback: 'Non.' },
        { word: 'ест' },
        { word: 'ест' },
      ],
      words: ['спит', 'ест', 'ест', 'летает'],
    })
  })
})

describe('MarkTheWords', () => {
  const content = { textField: '<p>«*Кот*» и *собака*, дом, 2**2.</p>' }

  test.each([
    [[0, 2], '2/2*'],
    [[0], '1/2'],
    [[0, 1], '0/2'],
    [[0, 2, 3], '1/2'],
    [[1, 3, 4], '0/2'],
  ])('words %j marked: %s', (marked, result) => {
    expect(points('MarkTheWords', content, marked)).toBe(result)
  })

  test('punctuation stands outside the words', () => {
    const activity = readActivity('H5P.MarkTheWords 1.11', content)
    const shown = activity?.type === 'MarkTheWords' ? activity.params.text.map(show).join('') : ''
    expect(shown).toBe('«[Кот]» [и] [собака], [дом], [2*2].')
  })

  test('where no word is right, marking none is', () => {
    expect(points('MarkTheWords', { textField: 'ни одного' }, [])).toBe('1/1*')
    expect(points('MarkTheWords', { textField: 'ни одного' }, [0])).toBe('0/1')
  })
})

function show(node: RichNode): string {
  if (typeof node === 'string') return node
  if ('word' in node) return `[${node.text}]`
  return 'children' in node ? node.children.map(show).join('') : ''
}

describe('Flashcards', () => {
  const cards = [
    { text: 'maison', answer: 'дом' },
    { text: 'sapin', answer: 'ёлка/ель' },
    { text: 'et/ou', answer: 'и\\/или' },
  ]

  test('each card is a point, alternatives stand beside a slash', () => {
    expect(points('Flashcards', { cards }, ['Дом', 'ель', 'и/или'])).toBe('3/3*')
    expect(points('Flashcards', { cards }, ['до́м', 'Елка', 'и'])).toBe('2/3')
    expect(points('Flashcards', { cards, caseSensitive: true }, ['Дом'])).toBe('0/3')
  })
})

describe('Dictation', () => {
  const sentences = [{ text: 'Я живу в Москве.' }]
  const write = (answer: string, scoring = {}, more = {}) =>
    points('Dictation', { sentences, behaviour: { scoring }, ...more }, [answer])

  test.each([
    ['Я живу в Москве', '4/4*'],
    ['Я живу́ в Москве!', '4/4*'],
    ['Я живу Москве', '3/4'],
    ['Я сейчас живу в Москве', '3/4'],
    ['Я жыву в Москве', '4/4'],
    ['Я жыву в Маскве', '3/4'],
    ['я живу в Москве', '3/4'],
    ['', '0/4'],
    ['совсем другие слова и ещё много слов', '0/4'],
  ])('« %s »: %s', (answer, result) => {
    expect(write(answer)).toBe(result)
  })

  test('the author says what a slip costs', () => {
    expect(write('Я жыву в Маскве', { typoFactor: '0' })).toBe('4/4*')
    expect(write('Я жыву в Маскве', { typoFactor: '100' })).toBe('2/4')
  })

  test('without mistakes counted, only right words count', () => {
    expect(write('Я сейчас живу в Москве', { zeroMistakeMode: true })).toBe('4/4')
  })

  test('punctuation counts where the author wants it', () => {
    const cake = { sentences: [{ text: 'The cake is a lie.' }] }
    expect(write('The cake is a lie', { ignorePunctuation: false }, cake)).toBe('5/6')
    expect(write('The cake is a lie', {}, cake)).toBe('5/5*')
  })

  test('a word may have alternatives', () => {
    const or = { sentences: [{ text: 'Это кот|кошка' }] }
    expect(write('Это кошка', {}, or)).toBe('2/2*')
  })

  test('the rules of version 1.0 stand beside the other settings', () => {
    const content = { sentences, behaviour: { typoFactor: '100' } }
    expect(points('Dictation', content, ['Я жыву в Москве'])).toBe('3/4')
  })
})

describe('Essay', () => {
  const keywords = [
    { keyword: 'Москва', alternatives: ['столица'], options: { points: 2, occurrences: 2 } },
    { keyword: 'жи*', options: { points: 1 } },
  ]
  const write = (text: string, behaviour = {}) => points('Essay', { keywords, behaviour }, text)

  test.each([
    ['', '0/5*'],
    ['Москва — столица. Я здесь живу.', '5/5*'],
    ['Москва, Москва, Москва!', '4/5*'],
    ['Москвабад', '0/5*'],
    ['Москва-река', '0/5*'],
    ['«Москва»', '2/5*'],
    ['жив, живу, жить', '1/5*'],
  ])('« %s »: %s', (text, result) => {
    expect(write(text)).toBe(result)
  })

  test('the author says what is mastery and what is enough', () => {
    const behaviour = { percentageMastering: 50, percentagePassing: 40 }
    expect(write('Москва', behaviour)).toBe('2/2*')
    expect(write('живу', behaviour)).toBe('1/2')
  })

  test('a slip is forgiven where the author wants it', () => {
    const essay = (forgiveMistakes: boolean) => ({
      keywords: [{ keyword: 'Гэндальф', options: { forgiveMistakes } }],
    })
    expect(points('Essay', essay(true), 'Пришёл Гендальф.')).toBe('1/1*')
    expect(points('Essay', essay(false), 'Пришёл Гендальф.')).toBe('0/1*')
  })

  const essay = (keyword: string) => ({ keywords: [{ keyword }] })

  test('an expression of the author is looked for', async () => {
    await loadExpressions()
    expect(points('Essay', essay('/кот[аы]?/'), 'Вижу кота.')).toBe('1/1*')
    expect(points('Essay', essay('/(?:кот|пёс)\\d{2}/'), 'Вижу кот42.')).toBe('1/1*')
    expect(points('Essay', essay('/КОТ/'), 'Вижу кот.')).toBe('1/1*')
  })

  test('no expression takes longer than its text, whatever its author repeats', async () => {
    await loadExpressions()
    const hostile = `/${'а{0,99}'.repeat(5)}б/`
    expect(points('Essay', essay(hostile), 'а'.repeat(20_000))).toBe('0/1*')
    expect(points('Essay', essay('/(а+)+б/'), 'а'.repeat(20_000))).toBe('0/1*')
    expect(points('Essay', essay('*а*а*а*а*а*б'), 'а'.repeat(20_000))).toBe('0/1*')
  })

  test('an expression that looks ahead or refers back is compared letter by letter, and reported for its author', async () => {
    const activity = readActivity('H5P.Essay 1.5', essay('/(.)\\1/'))
    if (!activity) throw new Error('no essay')
    expect(await expressionsNotRun(activity)).toEqual(['/(.)\\1/'])
    expect(scoreActivity(activity, 'анна').score).toBe(0)
    expect(scoreActivity(activity, 'пишем (.)\\1 здесь').score).toBe(1)
  })

  test('only an essay with expressions waits for their engine', () => {
    const waits = (keyword: string) => {
      const activity = readActivity('H5P.Essay 1.5', essay(keyword))
      return (
        activity?.type === 'Essay' &&
        activity.params.keywords.some((one) => needsExpressions(one.keyword))
      )
    }
    expect(['кот', 'кот*', '/кот/', 'к*т*'].map(waits)).toEqual([false, false, true, true])
  })

  test('without scoring, writing is enough', () => {
    expect(write('Вот.', { ignoreScoring: true })).toBe('0/0*')
    expect(write('', { ignoreScoring: true })).toBe('0/0')
  })
})
