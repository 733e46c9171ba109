import { isSection, readMaterialSegment } from '@slovo/content-model'
import { z } from 'zod'
import { DICTIONARY_QUESTION, shapeOfDictionary } from '../dictionary/own-dictionary.server.ts'
import { completeHome, homeQuestion, shapeOfHome } from '../home/learner/own-home.server.ts'
import {
  sectionQuestion,
  sectionsQuestion,
  shapeOfSection,
  shapeOfSections,
} from '../materials/own-texts.server.ts'
import { barePath } from '../ui/local-path.ts'
import type { Database } from '../visit/session/session.server.ts'

/** To the database: what of a page is the reader's own. */
export interface Question {
  /** A function. */
  name: string
  values?: Record<string, string>
  /** The answer has a stamp, and nothing more than that to a process that has seen what belongs to it. */
  isStamped: boolean
}

interface MadePage {
  path: RegExp
  question: (segment: string) => Question | null
  /** The answer with what of the page is not the database's to say. */
  complete?: (said: object, database: Database) => Promise<object>
  /** By what the page differs for learners, apart from what is their own; null where the routes draw it. */
  shape: (said: unknown) => string | null
}

/** The pages that are made of a template for their reader. */
const pages: MadePage[] = [
  {
    path: /^\/materials\/[^/]+\/([^/]+)$/,
    question: (segment) => {
      const material = readMaterialSegment(segment)
      const values = material && { material_id: String(material.id) }
      return values && { name: 'reading_page', values, isStamped: false }
    },
    shape: (said) => (ExistingText.safeParse(said).success ? '' : null),
  },
  {
    path: /^\/(materials)$/,
    question: () => sectionsQuestion,
    shape: shapeOfSections,
  },
  {
    path: /^\/materials\/([^/]+)$/,
    question: (section) =>
      isSection(section) && section !== 'book' ? sectionQuestion(section) : null,
    shape: shapeOfSection,
  },
  {
    path: /^\/(dictionary)$/,
    question: () => ({
      name: 'dictionary_page',
      values: { page_size: String(DICTIONARY_QUESTION.page_size) },
      isStamped: true,
    }),
    shape: shapeOfDictionary,
  },
  {
    path: /^\/()$/,
    question: () => homeQuestion,
    complete: completeHome,
    shape: shapeOfHome,
  },
]

/** Nothing is said of a text that there is not. */
const ExistingText = z.looseObject({ states: z.looseObject({}) })

/** What is asked for a page, and how the answer is read; null of those that the routes draw. */
export function questionOf(pathname: string) {
  const path = barePath(pathname)
  for (const { path: pattern, question, ...read } of pages) {
    const segment = pattern.exec(path)?.[1]
    const asked = segment === undefined ? null : question(segment)
    if (asked !== null) return { question: asked, ...read }
  }
  return null
}
