import type { RichNode } from './rich-text.ts'

const MARK = /\ue000(\d{1,5})\ue001/

/**
 * Gaps are found in the HTML as it was written, a tree is made of it afterwards; in between a gap
 * is a number between two characters that no text has.
 */
export function splitMarks(nodes: RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') {
      return node
        .split(MARK)
        .map((part, index): RichNode => (index % 2 ? { gap: Number(part) } : part))
        .filter((part) => part !== '')
    }
    return 'children' in node ? [{ ...node, children: splitMarks(node.children) }] : [node]
  })
}

/** A text that cannot contain the marks of gaps itself. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ue000\ue001]/g, '')
}

/** How a gap of this number is written until the tree is made. */
export function markGap(gap: number): string {
  return `\ue000${gap}\ue001`
}
