import { z } from 'zod/mini'

type Values = Partial<Record<string, string>>

const Draft = z.object({ savedAt: z.string(), values: z.record(z.string(), z.string()) })

/** Work that is not saved on the site yet, kept in this browser. */
export type Draft = z.infer<typeof Draft>

/** One for each type and row; rows that are not there yet share one. */
export const draftKey = (type: string, id: number | null) => `slovo-draft:${type}:${id ?? 'new'}`

export function findDraft(key: string): Draft | null {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    // None, or not written by us.
    return null
  }
}

export function keepDraft(key: string, values: Values) {
  try {
    const draft = { savedAt: new Date().toISOString(), values }
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage: the page still warns before it is left.
  }
}

export function removeDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds no draft.
  }
}

/** Are these the same texts? A field that is missing is an empty one. */
export function isSame(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => lines(one[name]) === lines(other[name]))
}

// A form sends its line ends as \r\n.
const lines = (text = '') => text.replaceAll('\r\n', '\n')
