import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { readActivity } from '../../activity/read-activity.ts'

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
