import { expect, test } from 'vitest'
import { Blocks, readingMinutes } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'

test('each kind of block is known by its marks', () => {
  const blocks = readBlocks(`# La déclinaison

Le nom change de
forme.

## La règle

- стол : masculin
- кни́га : féminin

### Exemples

\`\`\`examples
Где стол? = Où est la table ?
2 + 2 = 4 = quatre
\`\`\`

| Genre | Finale |
|---|---|
| neutre | -о, -е |

\`\`\`tip
Apprenez le mot
avec son genre.
\`\`\`

![Un chat](kot.svg)
![Écoutez](urok.mp3)
`)

  expect(blocks).toEqual([
    { type: 'main-title', text: 'La déclinaison' },
    { type: 'paragraph', text: 'Le nom change de forme.' },
    { type: 'subtitle', text: 'La règle' },
    { type: 'list', items: ['стол : masculin', 'кни́га : féminin'] },
    { type: 'title', text: 'Exemples' },
    {
      type: 'examples',
      examples: [
        { source: 'Где стол?', translation: 'Où est la table ?' },
        { source: '2 + 2', translation: '4 = quatre' },
      ],
    },
    { type: 'table', head: ['Genre', 'Finale'], rows: [['neutre', '-о, -е']] },
    { type: 'tip', text: 'Apprenez le mot avec son genre.' },
    { type: 'image', path: 'kot.svg', alt: 'Un chat' },
    { type: 'audio', path: 'urok.mp3', text: 'Écoutez' },
  ])
  expect(Blocks.parse(blocks)).toEqual(blocks)
})

test('what follows a paragraph without an empty line begins a block of its own', () => {
  const types = readBlocks('Deux cas :\n- un\n- deux\nFin.\n## Suite').map(({ type }) => type)
  expect(types).toEqual(['paragraph', 'list', 'paragraph', 'subtitle'])
})

test('an empty text has no blocks, and an empty or open fence breaks nothing', () => {
  expect(readBlocks(' \n\n')).toEqual([])
  expect(readBlocks('```tip\n```')).toEqual([])
  expect(readBlocks('```tip\nSans fin')).toEqual([{ type: 'tip', text: 'Sans fin' }])
})

test('the spaces of French typography stay', () => {
  expect(readBlocks('Qui est là\u202f?\u00a0: moi.')).toEqual([
    { type: 'paragraph', text: 'Qui est là\u202f?\u00a0: moi.' },
  ])
})

test('whatever is written, something readable comes of it', () => {
  for (const text of [
    '|',
    '- ',
    '#',
    '###',
    '```',
    '![](',
    '````x',
    '```x y',
    '| a\n|---',
    '- \n- b',
  ]) {
    expect(() => readBlocks(text), text).not.toThrow()
  }
})

test('reading takes a minute for two hundred words, and never none', () => {
  const words = (count: number) => readBlocks('слово '.repeat(count))
  expect([3, 290, 1000].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 5])
})
