import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'
import { writeBlocks } from './write-blocks.ts'

const text = fc
  .array(fc.constantFrom('стол', 'le', 'кни́га', '# 1', '- a', '2', '«', '! [x]'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' '))
const path = fc.constantFrom('image/a.webp', 'image/b-1.png')

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    type: fc.constantFrom('main-title', 'subtitle', 'title', 'paragraph', 'tip'),
    text,
  }),
  fc.record({ type: fc.constant('list'), items: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    type: fc.constant('examples'),
    examples: fc.array(fc.record({ source: text, translation: text }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({
    type: fc.constant('table'),
    head: fc.tuple(text, text),
    rows: fc.array(fc.tuple(text, text), { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('image'), path, alt: text }),
  fc.record({ type: fc.constant('audio'), path: fc.constant('audio/a.mp3'), text }),
)

test('what is written is read again as the same blocks', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
      expect(readBlocks(writeBlocks(blocks))).toEqual(blocks)
    }),
  )
})

test('a text keeps its words when it has line breaks or the signs of tables and examples', () => {
  expect(writeBlocks([{ type: 'paragraph', text: 'un\n\ndeux' }])).toBe('un deux')
  expect(writeBlocks([{ type: 'table', head: ['a|b'], rows: [['c\nd']] }])).toBe(
    '| a/b |\n| --- |\n| c d |',
  )
  const examples = [{ source: '2 = 2', translation: '' }]
  expect(readBlocks(writeBlocks([{ type: 'examples', examples }]))).toEqual([
    { type: 'examples', examples: [{ source: '2 → 2', translation: '' }] },
  ])
})
