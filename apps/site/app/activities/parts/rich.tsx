import type { RichNode } from '@slovo/activities'
import { languageRuns } from '@slovo/content-model'
import { createElement, type ReactNode } from 'react'
import { useLocale } from '../../ui/say.ts'

interface RichProps {
  nodes: readonly RichNode[]
  gap?: (gap: number) => ReactNode
  word?: (word: number, text: string) => ReactNode
  /** Inside a label or a button: blocks become lines of text. */
  isInline?: boolean
}

const ATTRIBUTES: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }
const HEADING = /^h[2-6]$/
const INLINE = ['span', 'strong', 'em', 'b', 'i', 'u', 's', 'del', 'sub', 'sup', 'code', 'br']

/** Formatted text of an activity; its places for answers are filled by the player. */
export function Rich(props: RichProps) {
  return props.nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order.
    <Node key={index} node={node} {...props} />
  ))
}

function Node({ node, ...props }: RichProps & { node: RichNode }): ReactNode {
  if (typeof node === 'string') return <LangText text={node} />
  if ('gap' in node) return props.gap?.(node.gap) ?? null
  if ('word' in node) return props.word?.(node.word, node.text) ?? node.text

  const children = <Rich {...props} nodes={node.children} />
  const tag = tagOf(node.tag, props.isInline)
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [ATTRIBUTES[name] ?? name, value]),
  )
  if (tag === 'a')
    return createElement(tag, { ...attributes, rel: 'noopener noreferrer' }, children)
  return createElement(tag, props.isInline ? {} : attributes, children)
}

/** An author's heading ranks below the activity's title. */
function tagOf(tag: string, isInline = false) {
  if (isInline) return INLINE.includes(tag) ? tag : 'span'
  return HEADING.test(tag) ? 'h4' : tag
}

/** A text with `lang` on each run in another language than the page's. */
export function LangText({ text }: { text: string }) {
  const locale = useLocale()
  return languageRuns(text, locale).map((run, index) =>
    run.lang === locale ? (
      run.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order.
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ),
  )
}

/** The language of what is to be typed, where it is not the page's. */
export function langOf(text: string): 'ru' | 'fr' | undefined {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru'
  return /\p{Script=Latin}/u.test(text) ? 'fr' : undefined
}
