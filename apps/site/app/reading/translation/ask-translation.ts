import type { SentenceAnswer, TextTranslation } from './sentence-answer.ts'

/** A version of a text on a page, and how its sentences can be translated. */
export interface TranslatableText {
  /** The path of its page, in the interface language. */
  path: string
  version: number
  isWritten: boolean
  isMachine: boolean
  /** Of a text that is shown before it is stored; any other is asked for when it is wanted. */
  sentences?: TextTranslation['sentences'] | null | undefined
}

type Failure = Exclude<SentenceAnswer['state'], 'translated'>

/** The text that was asked about last: each page is about one. */
let asked: { url: string; file: Promise<TextTranslation | Failure> } | undefined

/** The written translation of a text, fetched at the first question about it. */
export function loadTranslation({ path, version }: TranslatableText) {
  const url = `${path}/translation.json?v=${version}`
  if (asked?.url !== url) {
    const file = fetchFile(url)
    asked = { url, file }
    void file.then((found) => {
      if (typeof found === 'string' && asked?.file === file) asked = undefined
    })
  }
  return asked.file
}

/** One sentence as it was written, or as the site's machine has it. */
export async function askSentence(
  text: TranslatableText,
  sentence: number,
): Promise<SentenceAnswer> {
  if (text.sentences) return written(text.sentences[sentence])
  if (text.isWritten) {
    const file = await loadTranslation(text)
    if (typeof file === 'string') return { state: file }
    const found = file.sentences[sentence]
    if (found) return written(found)
  }
  if (!text.isMachine) return { state: 'none' }
  try {
    const response = await fetch(
      `${text.path}/sentence.json?sentence=${sentence}&v=${text.version}`,
    )
    return response.ok ? await response.json() : { state: failureOf(response) }
  } catch {
    // No network: the line says so, and asks again when it is opened again.
    return { state: 'failed' }
  }
}

const written = (text: string | null | undefined): SentenceAnswer =>
  text ? { state: 'translated', text, isMachine: false } : { state: 'none' }

async function fetchFile(url: string): Promise<TextTranslation | Failure> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : failureOf(response)
  } catch {
    return 'failed'
  }
}

const failures: Record<number, Failure> = { 404: 'none', 409: 'changed', 429: 'limited' }

const failureOf = ({ status }: Response) => failures[status] ?? 'failed'
