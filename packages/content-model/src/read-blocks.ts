import { compose } from '@slovo/language'
import type { Block } from './blocks.ts'

/**
 * The blocks of a text in the Markdown of `content/`: `# `, `## `, `### `, paragraphs, `- ` lists, tables, fences named
 * `examples` and `tip`, and a picture or a recording alone on its line. Nothing inside a line is marked up.
 *
 * `## Le genre` → `{ type: 'subtitle', text: 'Le genre' }`
 */
export function readBlocks(markdown: string): Block[] {
  const lines = compose(markdown.replaceAll('\r', '')).split('\n')
  const blocks: Block[] = []
  let place = 0
  const take = (isTaken: (line: string) => boolean) => {
    const from = place
    while (place < lines.length && isTaken(lines[place] ?? '')) place++
    return lines.slice(from, place).map((line) => line.trim())
  }

  while (place < lines.length) {
    const line = (lines[place] ?? '').trim()
    const fence = FENCE.exec(line)?.[1]
    if (line === '') {
      place++
    } else if (fence) {
      place++
      const inside = take((next) => next.trim() !== '```')
      place++
      blocks.push(...fenced(fence, inside))
    } else if (line.startsWith('- ')) {
      const items = take((next) => next.trim().startsWith('- '))
      blocks.push({ type: 'list', items: items.map((item) => item.slice(2).trim()) })
    } else if (line.startsWith('|')) {
      blocks.push(table(take((next) => next.trim().startsWith('|'))))
    } else if (isAlone(line)) {
      place++
      blocks.push(alone(line))
    } else {
      const words = take((next) => isOfParagraph(next.trim()))
      blocks.push({ type: 'paragraph', text: words.join(' ') })
    }
  }
  return blocks
}

const HEADING = /^(#{1,3}) +(\S.*)$/
const FENCE = /^```(\w+)$/
const headings = ['main-title', 'subtitle', 'title'] as const

const isAlone = (line: string) => HEADING.test(line) || readFile(line) !== undefined

function isOfParagraph(line: string) {
  return line !== '' && !/^(- |\|)/.test(line) && !FENCE.test(line) && !isAlone(line)
}

function alone(line: string): Block {
  const [, marks = '', heading = ''] = HEADING.exec(line) ?? []
  if (heading) return { type: headings[marks.length - 1] ?? 'title', text: heading.trim() }

  const { text, path } = readFile(line) ?? { text: '', path: '' }
  return /\.(mp3|m4a|ogg|wav)$/i.test(path)
    ? { type: 'audio', path, text }
    : { type: 'image', path, alt: text }
}

/** `![Une gare](image/gare.jpg)`: the path stands after the last `](`, which is looked for from the end. */
function readFile(line: string) {
  if (!line.startsWith('![') || !line.endsWith(')')) return undefined
  const middle = line.lastIndexOf('](')
  const path = line.slice(middle + 2, -1)
  if (middle < 2 || !/^\S+$/.test(path)) return undefined
  return { text: line.slice(2, middle), path }
}

function fenced(name: string, lines: string[]): Block[] {
  const full = lines.filter((line) => line !== '')
  if (full.length === 0) return []
  if (name === 'examples') return [{ type: 'examples', examples: full.map(example) }]
  return [{ type: name === 'tip' ? 'tip' : 'paragraph', text: full.join(' ') }]
}

function example(line: string) {
  const [source = '', ...translation] = line.split(' = ')
  return { source: source.trim(), translation: translation.join(' = ').trim() }
}

function table(lines: string[]): Block {
  const [head = [], ...rows] = lines
    .map((line) => line.replace(/^\||\|$/g, '').split('|'))
    .map((cells) => cells.map((cell) => cell.trim()))
  return {
    type: 'table',
    head,
    rows: rows.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell))),
  }
}
