import type { Reader } from '../session/reader.ts'

/** A drawn page from which the page of another learner is made: `kept[0] own[0] kept[1] own[1] … kept[n]`. */
export interface PageTemplate {
  /** What is the same for all learners who ask in the same way. */
  kept: Buffer[]
  /** What belongs between it for one of them, of whose page the database said this. */
  drawOwn(reader: Reader, page: unknown): OwnHtml[]
}

/**
 * What one reader alone has is text; a buffer is drawn once, and the same for many. Null stands for the nonce, which each response
 * has another of.
 */
export type OwnHtml = string | Buffer | null

/** What a learner's request needs of a template. */
export interface LearnerPage {
  /** Who asked for which page, and how. */
  asker: string
  headers: [string, string][]
  /** Null where it is what it was under the stamp that `FindStamp` gave. */
  own: OwnOfPage | null
}

/** The stamp of what is kept for an asker, if something is. */
export type FindStamp = (asker: string) => string | undefined

export interface OwnOfPage {
  /** Of templates: how the page was asked for. */
  shape: string
  /** Of the content that the database has now. */
  version: string
  /** Another one as soon as something of it changes; null where that is not counted. */
  stamp: string | null
  draw(template: PageTemplate): OwnHtml[]
}
