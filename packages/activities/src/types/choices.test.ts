import { describe, expect, test } from 'vitest'
import { points } from '../../test/points.ts'

const berries = {
  question: '<p>Какие из них <em>ягоды</em>?</p>',
  answers: [
    { text: 'клубника', correct: true },
    { text: 'стол', correct: false },
    { text: 'малина', correct: true },
  ],
}
const one = { answers: [{ text: 'да', correct: true }, { text: 'нет' }, { text: 'может быть' }] }

describe('MultiChoice', () => {
  test.each([
    [[], '0/2'],
    [[0], '1/2'],
    [[0, 2], '2/2*'],
    [[0, 1], '0/2'],
    [[0, 1, 2], '1/2'],
    [[0, 0], '1/2'],
    [[1], '0/2'],
    [[99], '0/2'],
  ])('several right answers, chosen %j: %s', (chosen, result) => {
    expect(points('MultiChoice', berries, chosen)).toBe(result)
  })

  test('with one right answer only one choice counts', () => {
    expect(points('MultiChoice', one, [0])).toBe('1/1*')
    expect(points('MultiChoice', one, [1, 0])).toBe('0/1')
  })

  test('with one right answer and boxes to tick, a wrong tick takes the point away', () => {
    const boxes = { ...one, behaviour: { type: 'multi' } }
    expect(points('MultiChoice', boxes, [0, 1])).toBe('0/1')
  })

  test('a single point is given from the pass percentage on', () => {
    const content = { ...berries, behaviour: { singlePoint: true, passPercentage: 50 } }
    expect(points('MultiChoice', content, [0])).toBe('1/1*')
    expect(points('MultiChoice', content, [0, 1])).toBe('0/1')
  })

  test('the pass percentage decides on success', () => {
    const content = { ...berries, behaviour: { passPercentage: 50 } }
    expect(points('MultiChoice', content, [0])).toBe('1/2*')
  })

  test('answers may weigh differently', () => {
    const answers = [
      { text: 'а', correct: true, weight: 3 },
      { text: 'б', correct: true },
      { text: 'в', weight: 2 },
    ]
    expect(points('MultiChoice', { answers }, [0, 2])).toBe('1/4')
  })

  test('where nothing is right, choosing nothing is right', () => {
    const content = { answers: [{ text: 'а' }, { text: 'б' }] }
    expect(points('MultiChoice', content, [])).toBe('1/1*')
    expect(points('MultiChoice', content, [1])).toBe('0/1')
  })
})

describe('TrueFalse', () => {
  test.each([
    ['true', true, '1/1*'],
    ['true', false, '0/1'],
    ['false', false, '1/1*'],
    ['false', null, '0/1'],
  ])('the sentence is %s, the learner says %s: %s', (correct, answer, result) => {
    expect(points('TrueFalse', { correct }, answer)).toBe(result)
  })
})

describe('SingleChoiceSet', () => {
  const choices = [
    { question: 'два', answers: ['deux', 'dix'] },
    { question: 'три', answers: ['trois', 'treize', 'trente'] },
    { question: 'broken' },
  ]

  test('the first answer of the author is the right one', () => {
    expect(points('SingleChoiceSet', { choices }, [0, 2])).toBe('1/2')
    expect(points('SingleChoiceSet', { choices }, [0, 0])).toBe('2/2*')
    expect(points('SingleChoiceSet', { choices }, [null])).toBe('0/2')
  })

  test('the pass percentage decides on success', () => {
    const content = { choices, behaviour: { passPercentage: 50 } }
    expect(points('SingleChoiceSet', content, [0, 2])).toBe('1/2*')
  })
})

describe('Summary', () => {
  const summaries = [{ summary: ['верно', 'неверно'] }, { summary: ['да', 'нет', 'никогда'] }]

  test('a panel gives its point at the first try only', () => {
    expect(points('Summary', { summaries }, [[0], [0]])).toBe('2/2*')
    expect(points('Summary', { summaries }, [[1, 0], [0]])).toBe('1/2')
    expect(points('Summary', { summaries }, [])).toBe('0/2')
  })
})

describe('SortParagraphs', () => {
  const paragraphs = ['раз', 'два', 'три', 'четыре']
  const inPlaces = { scoringMode: 'positions', applyPenalties: false }

  test.each([
    [{ behaviour: inPlaces }, [0, 1, 2, 3], '4/4*'],
    [{ behaviour: inPlaces }, [1, 0, 2, 3], '2/4'],
    [{ behaviour: { scoringMode: 'positions' } }, [1, 0, 2, 3], '0/4'],
    [{ behaviour: { scoringMode: 'positions' } }, [0, 1, 2], '2/4'],
    [{}, [1, 2, 3, 0], '2/3'],
    [{}, [0, 1, 2, 3], '3/3*'],
    [{}, [3, 2, 1, 0], '0/3'],
    [{}, [], '0/3'],
  ])('%j in the order %j: %s', (settings, order, result) => {
    expect(points('SortParagraphs', { paragraphs, ...settings }, order)).toBe(result)
  })

  test('equal paragraphs may stand for one another', () => {
    const content = { paragraphs: ['да', 'нет', 'да'], behaviour: inPlaces }
    expect(points('SortParagraphs', content, [2, 1, 0])).toBe('3/3*')
  })
})

describe('games and cards', () => {
  const image = (name: string) => ({ image: { path: `images/${name}.png`, mime: 'image/png' } })

  test('a memory game gives one point, when all pairs are found', () => {
    const cards = [image('дом'), image('кот'), image('сад')]
    expect(points('MemoryGame', { cards }, [0, 1, 2])).toBe('1/1*')
    expect(points('MemoryGame', { cards }, [0, 1, 1])).toBe('0/1')
    const fewer = { cards, behaviour: { numCardsToUse: 2 } }
    expect(points('MemoryGame', fewer, [0, 2])).toBe('1/1*')
  })

  test('dialog cards have no points; they are done when each was turned', () => {
    const dialogs = [
      { text: 'дом', answer: 'maison' },
      { text: 'сад', answer: 'jardin' },
    ]
    expect(points('Dialogcards', { dialogs }, [0, 1])).toBe('0/0*')
    expect(points('DialogCards', { dialogs }, [0])).toBe('0/0')
  })
})
