import type { z } from 'zod'
import {
  commonBehaviour,
  group,
  html,
  media,
  overallFeedback,
  richText,
} from '../../content/parameters.ts'
import { parseRichText, type RichNode } from '../../text/rich-text.ts'

/** A text whose right words are to be found. */
export const markTheWordsParams = group({
  media,
  taskDescription: richText,
  textField: html,
  overallFeedback,
  behaviour: group(commonBehaviour),
}).transform(({ textField, ...parameters }) => {
  const words: { isRight: boolean }[] = []
  return { ...parameters, text: findWords(parseRichText(textField), words), words }
})

export type MarkTheWordsParams = z.infer<typeof markTheWordsParams>

const BEFORE = /^[[({⟨¿¡“"«„]+/
const AFTER = '",….:;?!])}⟩»”'

function findWords(nodes: RichNode[], words: { isRight: boolean }[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') {
      return node
        .split(/(\s+)/)
        .filter((part) => part !== '')
        .flatMap((part) => (/^\s/.test(part) ? [' '] : findWord(part, words)))
    }
    return 'children' in node ? [{ ...node, children: findWords(node.children, words) }] : [node]
  })
}

/** `«*кошка*,»` is the right word кошка between its punctuation; `**` is a star. */
function findWord(token: string, words: { isRight: boolean }[]): RichNode[] {
  const before = BEFORE.exec(token)?.[0] ?? ''
  const rest = token.slice(before.length)
  const after = rest.slice(endOfWord(rest))
  const word = rest.slice(0, rest.length - after.length)
  if (!word) return [token]
  const [, right, mark = ''] = /^\*(.+)\*([^*]?)$/.exec(word.replaceAll('**', '\ue000')) ?? []
  words.push({ isRight: right !== undefined })
  const shown = right === undefined ? word.replaceAll('**', '\ue000').replaceAll('*', '') : right
  const text = shown.replaceAll('\ue000', '*')
  const parts = [before, { word: words.length - 1, text }, mark + after]
  return parts.filter((part) => part !== '')
}

/** Read from the end: each sign is looked at once. */
function endOfWord(text: string): number {
  let end = text.length
  while (end > 0 && AFTER.includes(text.charAt(end - 1))) end--
  return end
}
