import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FileFault } from './file-fault.ts'
import type { FilePart } from './read/read-word-file.ts'
import { inThread } from './thread/in-thread.ts'
import type { DeckTexts, ExportedPart } from './write/exported-word.ts'

export { FileFault } from './file-fault.ts'
export type { FilePart } from './read/read-word-file.ts'
export type * from './write/exported-word.ts'

/** A folder of its own for one file; it goes with the file. */
export async function temporaryFile(): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-words-'))
  return {
    file: path.join(folder, 'words'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The head of a file, then its rows, part by part: CSV, TSV, Anki's text and Anki's package. */
export async function* readWords(file: string, now: Date): AsyncGenerator<FilePart> {
  const thread = inThread({ task: 'read', file, now })
  try {
    for (;;) {
      const part = await thread.ask(null)
      if (part === null) return
      if (!isPart(part)) throw new FileFault('damaged')
      yield part
    }
  } finally {
    await thread.end()
  }
}

const isPart = (part: unknown): part is FilePart =>
  typeof part === 'object' && part !== null && ('head' in part || 'rows' in part)

/** An Anki package with these words, in pieces. It is written to a file first: memory does not grow with the words. */
export async function* writeAnkiPackage(
  parts: AsyncIterable<ExportedPart>,
  texts: DeckTexts,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const { file, remove } = await temporaryFile()
  const thread = inThread({ task: 'write', file, now, texts })
  try {
    for await (const part of parts) await thread.ask(part)
    for (;;) {
      const answer = await thread.ask(null)
      if (answer === null) return
      if (!hasPiece(answer)) throw new FileFault('damaged')
      yield answer.piece
    }
  } finally {
    await thread.end()
    await remove()
  }
}

const hasPiece = (answer: unknown): answer is { piece: Uint8Array } =>
  typeof answer === 'object' &&
  answer !== null &&
  'piece' in answer &&
  answer.piece instanceof Uint8Array
