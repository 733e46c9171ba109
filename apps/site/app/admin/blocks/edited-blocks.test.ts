import { type Block, writeBlocks } from '@slovo/content-model'
import { expect, test } from 'vitest'
import {
  addBlock,
  blockTypes,
  editBlocks,
  isFilled,
  moveBlock,
  readBlock,
  textOfInput,
} from './edited-blocks.ts'

test('what a block shows in its input makes the same block again', () => {
  const blocks: Block[] = [
    { type: 'paragraph', text: 'Le nom.' },
    { type: 'list', items: ['un', 'deux'] },
    { type: 'examples', examples: [{ source: 'Где стол?', translation: 'Où ?' }] },
    { type: 'table', head: ['a', 'b'], rows: [['1', '2']] },
    { type: 'tip', text: 'Avec son genre.' },
  ]
  for (const block of blocks) {
    expect(readBlock(block.type, () => textOfInput(block))).toEqual(block)
  }
})

test('blocks are added where one wants them and moved, but not out of the text', () => {
  const blocks = addBlock(editBlocks('un\n\n## deux'), 1, 'list')
  expect(blocks.map(({ block }) => block.type)).toEqual(['paragraph', 'list', 'subtitle'])
  const moved = moveBlock(blocks, 2, 0)
  expect(moved.map(({ block }) => block.type)).toEqual(['subtitle', 'paragraph', 'list'])
  expect(moveBlock(moved, 0, -1)).toBe(moved)
  expect(new Set(moved.map(({ key }) => key)).size).toBe(3)
})

test('a block that says nothing is not kept, whatever it is', () => {
  const empty = blockTypes.map((type) => readBlock(type, () => '  '))
  expect(empty.filter(isFilled)).toEqual([])
  expect(writeBlocks(empty.filter(isFilled))).toBe('')
})
