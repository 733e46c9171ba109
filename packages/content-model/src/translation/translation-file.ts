import { compose } from '@slovo/language'
import type { SourceSentence } from './source-sentences.ts'

/** What a line of a translation says of its sentence; an empty text is no translation yet. */
export interface TranslatedLine {
  text: string
  /** False of what was written for other words: it is kept for the translator, and no reader sees it. */
  isChecked: boolean
}

/** A block that has more or fewer lines than its text has sentences. Blocks and lines count from 1. */
export interface TranslationMismatch {
  block: number
  /** Where the block begins in the file; behind its end where the file ends too early. */
  line: number
  lines: number
  /** None where the text has no such block. */
  sentences: number
  /** The first sentence of the block. */
  begins: string
}

/** Before a line that is still to be checked, and alone where there is no translation yet. */
const OPEN = '?'

/**
 * Reads a translation: each line that is not blank is the translation of one sentence, and blank lines stand where the text
 * has them. `?` is a sentence without translation, `? Il pleut.` one whose translation is to be checked.
 */
export function readTranslation(
  file: string,
  sentences: readonly SourceSentence[],
): { lines: TranslatedLine[] } | { mismatches: TranslationMismatch[] } {
  const written = writtenBlocks(file)
  const blocks = sourceBlocks(sentences)
  const mismatches = Array.from({ length: Math.max(written.length, blocks.length) }, (_, place) => {
    const source = blocks[place] ?? []
    const { line, texts } = written[place] ?? { line: lineCount(file) + 1, texts: [] }
    return {
      ...{ block: place + 1, line, lines: texts.length, sentences: source.length },
      begins: source[0]?.text ?? '',
    }
  }).filter(({ lines, sentences }) => lines !== sentences)
  if (mismatches.length === 0) return { lines: written.flatMap(({ texts }) => texts.map(readLine)) }
  // Where a block is missing, those behind it are compared with the wrong ones.
  return { mismatches: written.length === blocks.length ? mismatches : mismatches.slice(0, 1) }
}

/** Writes a translation as `readTranslation` reads it. */
export function writeTranslation(
  lines: readonly TranslatedLine[],
  sentences: readonly SourceSentence[],
): string {
  let block = sentences[0]?.block
  return sentences
    .map((sentence, place) => {
      const gap = sentence.block === block ? '' : '\n'
      block = sentence.block
      return gap + writeLine(lines[place])
    })
    .join('\n')
}

function readLine(line: string): TranslatedLine {
  const isChecked = !line.startsWith(OPEN)
  const text = isChecked ? line : line.slice(OPEN.length).trim()
  return { text, isChecked: isChecked && text !== '' }
}

function writeLine(line: TranslatedLine | undefined) {
  const text = (line?.text ?? '').replace(/\s+/g, ' ').trim()
  if (text === '') return OPEN
  return line?.isChecked ? text : `${OPEN} ${text}`
}

const linesOf = (file: string) =>
  compose(file.replaceAll('\r', ''))
    .split('\n')
    .map((line) => line.trim())

const lineCount = (file: string) => linesOf(file).findLastIndex((line) => line !== '') + 1

function writtenBlocks(file: string) {
  const blocks: { line: number; texts: string[] }[] = []
  let isInside = false
  for (const [place, text] of linesOf(file).entries()) {
    if (text && !isInside) blocks.push({ line: place + 1, texts: [] })
    if (text) blocks.at(-1)?.texts.push(text)
    isInside = text !== ''
  }
  return blocks
}

/** A block without words has no sentence to translate, and no line. */
function sourceBlocks(sentences: readonly SourceSentence[]): SourceSentence[][] {
  const blocks: SourceSentence[][] = []
  for (const sentence of sentences) {
    const last = blocks.at(-1)
    if (last?.[0]?.block === sentence.block) last.push(sentence)
    else blocks.push([sentence])
  }
  return blocks
}
