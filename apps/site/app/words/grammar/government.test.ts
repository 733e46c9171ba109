import { governed } from '@slovo/messages/words/grammar'
import { expect, test } from 'vitest'
import { readGovernment } from './government.ts'

test('a case, a case after a preposition, and a conjunction are each named as what they are', () => {
  expect(readGovernment('gen')).toEqual({ word: '', form: governed.gen })
  expect(readGovernment('на acc')).toEqual({ word: 'на', form: governed.acc })
  expect(readGovernment('inf')).toEqual({ word: '', form: governed.inf })
  expect(readGovernment('чтобы')).toEqual({ word: 'чтобы', form: undefined })
})
