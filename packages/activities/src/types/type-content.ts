import type { SubContent } from '../content/sub-content.ts'

/** What an author wrote: how the content of a package is read, and what is wrong with it. */
export interface TypeContent<Params> {
  /** Fields that are missing get H5P's defaults. A container gives the contents of its parts too. */
  read(content: unknown): { params: Params; parts?: SubContent[] }
  /** What keeps it from being played: nothing to answer, or no right answer. A container gets the faults of each part. */
  faults(params: Params, parts: string[][]): string[]
  /** The author's regular expressions that RE2 cannot run. */
  expressionsNotRun?(params: Params): Promise<string[]>
}

/** The fault of a content that lacks a field, if it does. */
export function missing(isThere: boolean, field: string): string[] {
  return isThere ? [] : [`content.${field}: missing`]
}
