import type { RoutedOwnPage } from '../visit/own/own-page.server.ts'
import { readDictionary } from './own-dictionary.server.ts'
import { WordCount } from './word-count.tsx'
import { TextOptions } from './word-filters.tsx'
import { WordRows } from './word-list.tsx'
import { wordListUrl } from './word-query.ts'

/** Everything on the first page of a dictionary that is its learner's own (decision 91). */
export const ownDictionary: RoutedOwnPage = {
  draw(said, pathname) {
    const list = readDictionary(said)
    const { words, next, texts, count } = list
    const nextUrl = next && pathname + wordListUrl(new URLSearchParams(), next)
    return {
      data: { review: null, list },
      parts: [
        { name: 'word-count', of: count, drawn: <WordCount count={count} /> },
        { name: 'word-rows', of: null, drawn: <WordRows words={words} leaving={NONE} /> },
        ...(texts.length > 0 ? [options(texts)] : []),
      ],
      attributes: new Map(nextUrl ? [['next-words', ` href="${nextUrl}"`]] : []),
    }
  },
}

const options = (texts: { id: number; title: string }[]) => ({
  name: 'texts-of-words',
  of: texts,
  drawn: <TextOptions texts={texts} />,
})

const NONE: ReadonlySet<number> = new Set()
