import { type Columns, columnNames } from '@slovo/word-files'

/** The columns that stand in the URL or in a form; null where none was chosen there. */
export function readColumns(sent: URLSearchParams | FormData): Columns | null {
  if (!columnNames.some((name) => sent.has(name))) return null
  return columnsOf((name) => sent.get(name))
}

/** Columns from texts; what is no number is no column. */
export function columnsOf(value: (name: keyof Columns) => unknown): Columns {
  const place = (name: keyof Columns) => {
    const text = String(value(name) ?? '')
    return /^\d{1,2}$/.test(text) ? Number(text) : null
  }
  return {
    ru: place('ru'),
    fr: place('fr'),
    sentence: place('sentence'),
    form: place('form'),
    gap: place('gap'),
    state: place('state'),
    added: place('added'),
  }
}
