import { expect, test } from 'vitest'
import type { Entry } from '../entry.ts'
import { enriched, presentEntries } from './present-entries.ts'

const ours: Entry = { lemma: 'дом', stressed: 'дом', pos: 'noun', definitions: [], lemmaId: 1 }
const imported: Entry = { ...ours, definitions: ['maison'], note: 'grande', source: 'Amis' }

test('an imported entry is answered with its source', () => {
  expect(presentEntries([imported], 'fr').def).toMatchObject([
    { text: 'дом', source: 'Amis', tr: [{ text: 'maison' }] },
  ])
})

test('what a third party answers is not credited to an imported dictionary', () => {
  const theirs = { def: [{ text: 'дом', tr: [{ text: 'logis' }] }] }
  expect(enriched(theirs, [ours, imported])).toEqual(theirs)
})
