import { type Block, readBlocks } from '@slovo/content-model'

export type BlockType = Block['type']

/** A block in the editor; the key stays with it wherever it moves. */
interface EditedBlock {
  key: number
  block: Block
}

/** In the order in which they are offered. */
export const blockTypes = [
  'paragraph',
  'subtitle',
  'title',
  'main-title',
  'list',
  'examples',
  'table',
  'tip',
  'image',
  'audio',
] as const satisfies string[] as readonly BlockType[]

/** The blocks of a text; server and browser number them alike. */
export const editBlocks = (markdown: string): EditedBlock[] =>
  readBlocks(markdown).map((block, place) => ({ key: place + 1, block }))

export function addBlock(blocks: EditedBlock[], place: number, type: BlockType): EditedBlock[] {
  const key = 1 + Math.max(0, ...blocks.map((block) => block.key))
  return blocks.toSpliced(place, 0, { key, block: readBlock(type, () => '') })
}

export function moveBlock(blocks: EditedBlock[], from: number, to: number): EditedBlock[] {
  const moved = blocks[from]
  return moved && to >= 0 && to < blocks.length
    ? blocks.toSpliced(from, 1).toSpliced(to, 0, moved)
    : blocks
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim())
const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** The block that the inputs of a row make: lists, examples and tables have a line for each of their parts. */
export function readBlock(type: BlockType, textOf: (name: 'text' | 'path') => string): Block {
  const text = textOf('text')
  switch (type) {
    case 'list':
      return { type, items: lines(text) }
    case 'examples':
      return { type, examples: lines(text).map(readExample) }
    case 'table': {
      const [head = [], ...rows] = lines(text).map(cells)
      return { type, head, rows }
    }
    case 'audio':
      return { type, path: textOf('path'), text }
    case 'image':
      return { type, path: textOf('path'), alt: text }
    default:
      return { type, text }
  }
}

function readExample(line: string) {
  const [source = '', ...translation] = line.split('=')
  return { source: source.trim(), translation: translation.join('=').trim() }
}

/** What the text input of a row begins with; `readBlock` reads it again. */
export function textOfInput(block: Block): string {
  switch (block.type) {
    case 'list':
      return block.items.join('\n')
    case 'examples':
      return block.examples
        .map(({ source, translation }) => (translation ? `${source} = ${translation}` : source))
        .join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n')
    case 'image':
      return block.alt
    default:
      return block.text
  }
}

/** A block that says nothing yet is not kept. */
export function isFilled(block: Block): boolean {
  if (block.type === 'image' || block.type === 'audio') return block.path.trim() !== ''
  return textOfInput(block).trim() !== ''
}
