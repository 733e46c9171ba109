import * as dictionary from '@slovo/messages/dictionary'
import { useSay } from '../ui/say.ts'
import { Own } from '../visit/own/own.tsx'

export function WordCount({ count }: { count: number }) {
  return <Own name="word-count">{useSay()(dictionary.wordCount, { count })}</Own>
}
