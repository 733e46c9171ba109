import { expect, test } from 'vitest'
import { faultsOfClass } from './check-class.ts'

test.each([
  ['кни́га', 'ж 3a'],
  ['голова́', 'ж 1f′'],
  ['окно́', 'с 1*d'],
  ['стол', 'м 1b'],
  ['у́гол', 'м 1*b'],
  ['день', 'м 2*b'],
  ['река́', 'ж 3d′//ж 3d'],
  ['писа́ть', 'нсв 6c'],
])('%s may be of class %s', (lemma, wordClass) => {
  expect(faultsOfClass(lemma, wordClass)).toEqual([])
})

test.each([
  ['кни́га', 'ж 3b'],
  ['су́мка', 'ж 3*b'],
  ['голова́', 'ж 1a'],
  ['о́кно', 'с 1*d'],
  ['ка́рандаш', 'м 4b'],
  ['река́', 'ж 3d′//ж 3a'],
  ['писа́ть', 'нсв 4b'],
  ['стро́ить', 'нсв 4b'],
  ['дом', 'м 1z'],
])('%s is not of class %s, and one sentence says why', (lemma, wordClass) => {
  expect(faultsOfClass(lemma, wordClass)).toEqual([expect.stringMatching(/« .+ »/)])
})
