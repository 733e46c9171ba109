import { basename } from 'node:path'
import sax from 'sax'
import type { ImportRefused } from '../import-refused.ts'
import { cut, type DictionaryFile, type ImportedEntry, oneLine } from '../imported-entry.ts'
import { isFrenchCode, isRussianCode, saysRussianFrench } from '../language-pair.ts'
import { genderOf, posOf } from '../parts-of-speech.ts'
import { type ImportLimits, readLines, refusal, textOf } from '../read-file.ts'

const MAX_DEPTH = 100
const MAX_TEXT = 20_000
/** Their text is part of the text around them. */
const INLINE = new Set(['hi', 'ref', 'emph', 'foreign', 'term', 'seg'])

/**
 * TEI, in which FreeDict writes its dictionaries. It is read as a stream of elements; what an element means follows from
 * the ones it stands in. Entities of the file's own are refused, as none of these dictionaries has any.
 */
export async function readTei(file: string, limits: ImportLimits): Promise<DictionaryFile> {
  const header = new TeiReader(file)
  for await (const line of readLines(file, limits)) {
    header.write(textOf(file, line))
    if (header.entries.length > 0) break
  }
  const { title, licence, publisher, languages } = header.about
  let progress = 0

  async function* entries(): AsyncGenerator<ImportedEntry> {
    const reader = new TeiReader(file)
    for await (const line of readLines(file, limits)) {
      progress = line.progress
      reader.write(textOf(file, line))
      yield* reader.entries.splice(0)
    }
    reader.close()
  }
  return {
    source: [title, publisher].map(oneLine).filter(Boolean).join(', '),
    ...(oneLine(licence) && { licence: cut(oneLine(licence), 300) }),
    isRussianFrench:
      (languages.some(isRussianCode) && languages.some(isFrenchCode)) ||
      saysRussianFrench(oneLine(title)) ||
      saysRussianFrench(basename(file).replace(/\..*$/, '')),
    entries,
    progress: () => progress,
  }
}

/** Collects the entries of the text that is written into it. */
class TeiReader {
  readonly about = { title: '', licence: '', publisher: '', languages: [] as string[] }
  readonly entries: ImportedEntry[] = []
  readonly #file: string
  readonly #parser = sax.parser(true, { position: true })
  readonly #path: string[] = []
  /** Of each open element. */
  readonly #texts: string[] = []
  #entry: TeiEntry | undefined

  constructor(file: string) {
    this.#file = file
    this.#parser.onopentag = ({ name, attributes }) => this.#open(name, attributes)
    this.#parser.onclosetag = () => this.#close()
    this.#parser.ontext = (text) => this.#add(text)
    this.#parser.oncdata = (text) => this.#add(text)
    this.#parser.ondoctype = (doctype) => {
      if (/<!ENTITY/i.test(doctype)) throw this.#refusal('the file declares entities of its own')
    }
    this.#parser.onerror = ({ message }) => {
      throw this.#refusal(message.split('\n')[0] ?? 'the XML is not well-formed')
    }
  }

  write(line: string) {
    this.#parser.write(`${line}\n`)
  }

  close() {
    this.#parser.close()
    if (this.#path.length > 0) throw this.#refusal(`<${this.#path.at(-1)}> is not closed`)
  }

  #open(name: string, attributes: Record<string, string | sax.QualifiedAttribute>) {
    if (this.#path.length === 0 && !/^TEI(\.2)?$/.test(name))
      throw this.#refusal(`the file is not TEI, it begins with <${cut(name, 40)}>`)
    if (this.#path.length >= MAX_DEPTH) throw this.#refusal('elements are nested too deep')
    const type = attributes.type
    const isCit = name === 'cit' && typeof type === 'string'
    this.#path.push(isCit ? `cit-${type}` : name)
    this.#texts.push('')
    const language = attributes['xml:lang']
    if (typeof language === 'string' && this.#isInText()) this.about.languages.push(language)
    if (this.about.languages.length > 100) this.about.languages.length = 100
    if (name === 'entry') this.#entry = { orths: [], translations: [], notes: [] }
  }

  #add(text: string) {
    const last = this.#texts.length - 1
    if (last >= 0) this.#texts[last] = `${this.#texts[last]}${text}`.slice(0, MAX_TEXT)
  }

  #close() {
    const written = this.#texts.pop() ?? ''
    const text = oneLine(written)
    if (INLINE.has(this.#path.at(-1) ?? '')) this.#add(written)
    const name = this.#path.at(-1) ?? ''
    if (name === 'entry') this.#finish()
    else if (this.#entry && !this.#path.includes('re')) this.#note(this.#entry, name, text)
    else this.#noteHeader(name, text)
    this.#path.pop()
  }

  #note(entry: TeiEntry, name: string, text: string) {
    const parent = this.#path.at(-2) ?? ''
    if (name === 'orth') entry.orths.push(text)
    else if (name === 'pos') entry.pos ??= text
    else if (/^gen(der)?$/.test(name) && parent === 'gramGrp') entry.gender ??= text
    else if (name === 'quote' && /^cit-trans(lation)?$/.test(parent)) entry.translations.push(text)
    else if (name === 'tr' && parent === 'trans') entry.translations.push(text)
    else if (name === 'note' && text) entry.notes.push(text)
  }

  #noteHeader(name: string, text: string) {
    if (!this.#path.includes('teiHeader')) return
    if (name === 'title' && this.#path.at(-2) === 'titleStmt') this.about.title ||= text
    if (name === 'publisher') this.about.publisher ||= text
    if (this.#path.includes('availability') && /^(?:p|licen[cs]e)$/.test(name) && text)
      this.about.licence = `${this.about.licence} ${text}`.slice(0, 1000)
  }

  #finish() {
    const { orths, pos, gender, translations, notes } = this.#entry ?? emptyEntry
    this.#entry = undefined
    const [headword = '', ...forms] = orths
    const [foundPos, foundGender] = [posOf(pos), genderOf(gender)]
    this.entries.push({
      ...{ headword, forms, translations },
      ...(foundPos && { pos: foundPos }),
      ...(foundGender && { gender: foundGender }),
      ...(notes[0] && { note: notes[0] }),
    })
  }

  #isInText = () => this.#path.includes('text') || this.#path.includes('body')

  #refusal(what: string): ImportRefused {
    return refusal(this.#file, this.#parser.line + 1, what)
  }
}

interface TeiEntry {
  orths: string[]
  pos?: string
  gender?: string
  translations: string[]
  notes: string[]
}
const emptyEntry: TeiEntry = { orths: [], translations: [], notes: [] }
