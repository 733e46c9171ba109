import type { Block } from './blocks.ts'

/**
 * Blocks as the Markdown that `readBlocks` reads. Line breaks inside a text become spaces, and the signs that part cells
 * and examples give way to others, because nothing inside a line is marked up.
 */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).filter(Boolean).join('\n\n')
}

const headings = { 'main-title': '#', subtitle: '##', title: '###' } as const

function writeBlock(block: Block): string {
  switch (block.type) {
    case 'main-title':
    case 'subtitle':
    case 'title':
      return `${headings[block.type]} ${line(block.text)}`
    case 'paragraph':
      return paragraph(line(block.text))
    case 'list':
      return block.items.map((item) => `- ${line(item)}`).join('\n')
    case 'examples':
      return fence('examples', block.examples.map(example))
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map(row).join('\n')
    case 'audio':
      return file(block.text, block.path)
    case 'image':
      return file(block.alt, block.path)
    case 'tip':
      return fence('tip', [line(block.text)])
  }
}

const line = (text: string) => text.replace(/\s+/g, ' ').trim()
const fence = (name: string, lines: string[]) => ['```'.concat(name), ...lines, '```'].join('\n')
const row = (cells: string[]) =>
  `| ${cells.map((cell) => line(cell).replaceAll('|', '/')).join(' | ')} |`
const file = (text: string, path: string) =>
  `![${line(text)}](${path.trim().replace(/\s/g, '%20')})`

/** A paragraph that looks like something else says what it is. */
function paragraph(text: string) {
  return /^(#|- |\||```|!\[)/.test(text) ? fence('text', [text]) : text
}

function example({ source, translation }: { source: string; translation: string }) {
  const text = line(source).replaceAll(' = ', ' → ')
  return translation ? `${text} = ${line(translation)}` : text
}
