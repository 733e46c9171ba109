import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { expressionsNotRun, readActivity } from '../../activity/read-activity.ts'
import { scoreActivity } from '../../activity/rules.ts'
import { loadExpressions } from './expressions.ts'
import { needsExpressions } from './keywords.ts'

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
