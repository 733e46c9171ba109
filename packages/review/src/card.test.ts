import { expect, test } from 'vitest'
import { beginsNext, type CardKind, cardKinds, isLeech } from './card.ts'

const review = { state: 2 }
const learning = { state: 1 }

test.each<[string, CardKind[], Parameters<typeof beginsNext>[1], CardKind | null]>([
  ['a new word begins with its sense', [...cardKinds], {}, 'recognise'],
  ['nothing new comes while a card is being learnt', [...cardKinds], { recognise: learning }, null],
  ['then comes its sentence with a gap', [...cardKinds], { recognise: review }, 'gap'],
  [
    'a word without a sentence has no gap',
    ['recognise', 'recall'],
    { recognise: review },
    'recall',
  ],
  [
    'a word that is being relearnt begins nothing',
    [...cardKinds],
    { recognise: { state: 3 }, gap: review },
    null,
  ],
  [
    'listening comes last',
    [...cardKinds],
    { recognise: review, gap: review, recall: review },
    'listen',
  ],
  [
    'a card of a kind that is no longer asked holds nothing up',
    ['recognise', 'recall'],
    { recognise: review, gap: learning },
    'recall',
  ],
  [
    'a word that has begun everything begins nothing',
    ['recognise', 'gap'],
    { recognise: review, gap: review },
    null,
  ],
])('%s', (_, available, begun, next) => {
  expect(beginsNext(available, begun)).toBe(next)
})

test('a card that is forgotten again and again is named at 8 lapses, then at every 4th', () => {
  const named = Array.from({ length: 21 }, (_, lapses) => lapses).filter((lapses) =>
    isLeech({ lapses }),
  )
  expect(named).toEqual([8, 12, 16, 20])
})
