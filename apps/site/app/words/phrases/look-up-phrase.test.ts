import { expect, test } from 'vitest'
import type { Lookup } from '../touch/glossary.ts'
import { expressionsIn } from './look-up-phrase.ts'

const word = (lemma: string): Lookup => ({
  ...{ lemma, stressed: lemma, pos: 'noun', definitions: ['…'] },
})
const inMind: Lookup = { ...word('иметь в виду'), pos: 'phrase', definitions: ['vouloir dire'] }

test('an expression is found where each chosen word belongs to it, with all of its words or some', () => {
  const имеет = [inMind, word('иметь')]
  const в = [inMind, word('в')]
  const виду = [inMind, word('вид')]
  expect(expressionsIn([имеет, в, виду])).toEqual([inMind])
  expect(expressionsIn([в, виду])).toEqual([inMind])
  expect(expressionsIn([[word('он')], имеет, в, виду])).toEqual([])
  expect(expressionsIn([[word('дом')], [word('дом')]])).toEqual([])
})
