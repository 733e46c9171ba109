import type { Block } from '@slovo/content-model'

/** A titled part of the home page: lines below its title, then points, each a title with its own lines. */
export interface Passage {
  title: string
  lines: string[]
  points: { title: string; lines: string[] }[]
}

/**
 * The text of the home page as its `##` and `###` divide it. The last passage that has no points is the last word,
 * which stands at the end of the page with the ways to begin.
 */
export function homePassages(blocks: Block[]): { passages: Passage[]; lastWord: Passage | null } {
  const passages: Passage[] = []
  for (const block of blocks) {
    const passage = passages.at(-1)
    if (block.type === 'subtitle') passages.push({ title: block.text, lines: [], points: [] })
    else if (block.type === 'title') passage?.points.push({ title: block.text, lines: [] })
    else (passage?.points.at(-1) ?? passage)?.lines.push(...linesOf(block))
  }
  const last = passages.at(-1)
  return last && last.points.length === 0
    ? { passages: passages.slice(0, -1), lastWord: last }
    : { passages, lastWord: null }
}

function linesOf(block: Block): string[] {
  if (block.type === 'paragraph' || block.type === 'tip') return [block.text]
  return block.type === 'list' ? block.items : []
}
