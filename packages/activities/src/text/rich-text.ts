import { decodeEntities } from './entities.ts'

/** A piece of formatted text, ready for React: nothing in it is HTML any more. */
export type RichNode = string | RichElement | RichGap | RichWord

export interface RichElement {
  tag: string
  attributes: Record<string, string>
  children: RichNode[]
}

/** Where the gap of this number stands. */
export interface RichGap {
  gap: number
}

/** A word that can be marked. */
export interface RichWord {
  word: number
  text: string
}

/** The elements that a text may have; the server's sanitiser keeps the same ones. */
// biome-ignore format: names read better in rows.
export const richTags = [
  'p', 'div', 'span', 'h2', 'h3', 'h4', 'h5', 'h6', 'br', 'hr', 'strong', 'em', 'b', 'i', 'u',
  's', 'del', 'sub', 'sup', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a',
  'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td',
]

/** The attributes that an element may have. */
export const richAttributes: Record<string, string[]> = {
  a: ['href'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start'],
  span: ['lang', 'dir'],
  p: ['lang', 'dir'],
}

const VOID = new Set(['br', 'hr'])
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title', 'iframe'])
// A `<` outside quotes is no part of an element, and a name is taken whole: `<a<a<a…` is read once.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?![a-zA-Z0-9-])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g
const ATTRIBUTE = /(?<![a-zA-Z-])([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const SAFE_HREF = /^(?:https?:\/\/|mailto:)/i
const MAX_DEPTH = 100

/**
 * Formatted text as a tree. Only the allowed elements and attributes come through, so a tree is
 * harmless whatever it was read from.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] }
  const open: RichElement[] = [root]
  let silent = ''
  let at = 0
  const say = (text: string) => {
    const parent = open.at(-1) ?? root
    if (text && !silent) parent.children.push(decodeEntities(text))
  }
  for (const token of html.matchAll(TOKEN)) {
    say(html.slice(at, token.index))
    at = token.index + token[0].length
    const [, slash, name = '', attributes = ''] = token
    const tag = name.toLowerCase()
    if (silent) {
      if (slash && tag === silent) silent = ''
    } else if (SILENT.has(tag)) {
      if (!slash) silent = tag
    } else if (richTags.includes(tag)) {
      if (slash) close(open, tag)
      else openElement(open, tag, attributes)
    }
  }
  say(html.slice(at))
  return root.children
}

function openElement(open: RichElement[], tag: string, attributes: string) {
  const element = { tag, attributes: readAttributes(tag, attributes), children: [] }
  open.at(-1)?.children.push(element)
  if (!VOID.has(tag) && open.length < MAX_DEPTH) open.push(element)
}

function close(open: RichElement[], tag: string) {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index > 0) open.length = index
}

function readAttributes(tag: string, text: string) {
  const allowed = richAttributes[tag] ?? []
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase()
    if (!allowed.includes(attribute)) continue
    const value = decodeEntities(double ?? single ?? bare ?? '').trim()
    if (attribute !== 'href' || SAFE_HREF.test(value)) attributes[attribute] = value
  }
  return attributes
}

/** The text of a tree, or of HTML, without its formatting. */
export function plainText(rich: string | RichNode[]): string {
  const nodes = typeof rich === 'string' ? parseRichText(rich) : rich
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim()
}

function textOf(node: RichNode): string {
  if (typeof node === 'string') return node
  if ('gap' in node) return '…'
  if ('word' in node) return node.text
  const text = node.children.map(textOf).join('')
  return ['span', 'strong', 'em', 'b', 'i', 'u', 's', 'a', 'sub', 'sup', 'code', 'del'].includes(
    node.tag,
  )
    ? text
    : ` ${text} `
}
