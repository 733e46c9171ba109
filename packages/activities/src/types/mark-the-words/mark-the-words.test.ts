import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'
import { readActivity } from '../../activity/read-activity.ts'
import type { RichNode } from '../../text/rich-text.ts'

describe('MarkTheWords', () => {
  const content = { textField: '<p>«*Кот*» и *собака*, дом, 2**2.</p>' }

  test.each([
    [[0, 2], '2/2*'],
    [[0], '1/2'],
    [[0, 1], '0/2'],
    [[0, 2, 3], '1/2'],
    [[1, 3, 4], '0/2'],
  ])('words %j marked: %s', (marked, result) => {
    expect(points('MarkTheWords', content, marked)).toBe(result)
  })

  test('punctuation stands outside the words', () => {
    const activity = readActivity('H5P.MarkTheWords 1.11', content)
    const shown = activity?.type === 'MarkTheWords' ? activity.params.text.map(show).join('') : ''
    expect(shown).toBe('«[Кот]» [и] [собака], [дом], [2*2].')
  })

  test('where no word is right, marking none is', () => {
    expect(points('MarkTheWords', { textField: 'ни одного' }, [])).toBe('1/1*')
    expect(points('MarkTheWords', { textField: 'ни одного' }, [0])).toBe('0/1')
  })
})

function show(node: RichNode): string {
  if (typeof node === 'string') return node
  if ('word' in node) return `[${node.text}]`
  return 'children' in node ? node.children.map(show).join('') : ''
}
