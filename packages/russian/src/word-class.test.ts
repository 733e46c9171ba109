import { expect, test } from 'vitest'
import { InvalidWordClass, readWordClass } from './word-class.ts'

test('a class says its gender, declension, stress and deviations', () => {
  expect(readWordClass('мо 3*d′①, ё')).toEqual({
    kind: 'noun',
    gender: 'm',
    isAnimate: true,
    isPluralOnly: false,
    pattern: 'noun',
    number: 3,
    isFleeting: true,
    stress: 'd′',
    deviations: new Set([1]),
    notes: ['ё'],
  })
})

test('primes and animacy may be written in the ways of other dictionaries', () => {
  expect(readWordClass('ж 1f1')).toEqual(readWordClass('ж 1f′'))
  expect(readWordClass("п 1a/c''")).toEqual(readWordClass('п 1a/c2'))
  expect(readWordClass('ж о 1d')).toEqual(readWordClass('жо 1d'))
})

test('a verb says its aspect, and whether it has an object', () => {
  expect(readWordClass('св нп 14c/c①')).toMatchObject({
    kind: 'verb',
    aspect: 'perfective',
    isIntransitive: true,
    number: 14,
    stress: 'c',
    secondStress: 'c',
  })
})

test.each(['', 'x 1a', 'м 1z', 'ж 1f′′′', 'п 1a/'])('« %s » is refused', (written) => {
  expect(() => readWordClass(written)).toThrow(InvalidWordClass)
})
