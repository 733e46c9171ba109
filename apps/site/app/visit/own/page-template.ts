import type { Reader } from '../session/reader.ts'

/** A drawn page from which the page of another learner is made: `kept[0] own[0] kept[1] own[1] … kept[n]`. */
export interface PageTemplate {
  /** What is the same for all learners who ask in the same way. */
  kept: Buffer[]
  /** What belongs between it for one of them, of whose page the database said this. */
  drawOwn(reader: Reader, page: unknown, nonce: string): OwnHtml[]
}

/** What one reader alone has is text; a buffer is drawn once, and the same for many. */
export type OwnHtml = string | Buffer

/** What a learner's request needs of a template. */
export interface LearnerPage {
  /** Of templates: how the page was asked for. */
  shape: string
  /** Of the content that the database has now. */
  version: string
  headers: [string, string][]
  draw(template: PageTemplate): OwnHtml[]
}
