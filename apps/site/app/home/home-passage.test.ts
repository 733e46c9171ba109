import { readBlocks } from '@slovo/content-model'
import { expect, test } from 'vitest'
import { homePassages } from './home-passage.tsx'

test('a text of the home page is divided by its titles, and its last passage is the last word', () => {
  const text = `## Ce que vous y gagnez
### Chaque mot répond
À toutes ses formes.
### Un mot, sa phrase
Elle le rappelle.

## Commencer
Sans compte.`
  expect(homePassages(readBlocks(text))).toEqual({
    passages: [
      {
        title: 'Ce que vous y gagnez',
        lines: [],
        points: [
          { title: 'Chaque mot répond', lines: ['À toutes ses formes.'] },
          { title: 'Un mot, sa phrase', lines: ['Elle le rappelle.'] },
        ],
      },
    ],
    lastWord: { title: 'Commencer', lines: ['Sans compte.'], points: [] },
  })
})

test('a text that ends with points has no last word, and one without titles has nothing', () => {
  const { passages, lastWord } = homePassages(readBlocks('## A\n### B\nc'))
  expect(passages).toHaveLength(1)
  expect(lastWord).toBeNull()
  expect(homePassages(readBlocks('Sans titre.'))).toEqual({ passages: [], lastWord: null })
})
