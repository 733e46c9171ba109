import { readWords } from '../src/files.ts'
import type { FileHead, FileRow } from '../src/index.ts'

/** The whole file at once. */
export async function readAll(
  file: string,
  now = new Date(),
): Promise<FileHead & { rows: FileRow[] }> {
  const rows: FileRow[] = []
  let head: FileHead | undefined
  for await (const part of readWords(file, now)) {
    if ('head' in part) head = part.head
    else rows.push(...part.rows)
  }
  if (!head) throw new Error('The file has no head')
  return { ...head, rows }
}
