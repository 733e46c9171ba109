import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { limits } from '../row.ts'
import { cleanCell } from './clean.ts'

/** A note type of Anki: the names of its fields, and which of them each card asks. */
export interface NoteType {
  name: string
  fields: string[]
  /** By the number of the card: the field that the question shows first. */
  asks: (string | null)[]
}

const Models = z.record(
  z.string(),
  z.object({
    name: z.string(),
    flds: z.array(z.object({ name: z.string(), ord: z.int().nullish() })),
    tmpls: z.array(z.object({ qfmt: z.string(), ord: z.int().nullish() })),
  }),
)
const Part = z.object({ ntid: z.bigint(), name: z.string() })
const Template = z.object({ ntid: z.bigint(), config: z.instanceof(Uint8Array) })
const Row = z.object({ id: z.bigint(), name: z.string() })

/** By their ids, as text. Schema 11 keeps them as JSON in `col`, schema 15 and later in tables of their own. */
export function readNoteTypes(db: DatabaseSync): Map<string, NoteType> {
  const hasTables = db.prepare(`select 1 from sqlite_schema where name = 'notetypes'`).get()
  return hasTables ? fromTables(db) : fromJson(db)
}

function fromJson(db: DatabaseSync) {
  const { models } = z
    .object({ models: z.string() })
    .parse(db.prepare('select models from col').get())
  const inOrder = (one: { ord?: number | null | undefined }, other: typeof one) =>
    (one.ord ?? 0) - (other.ord ?? 0)
  return new Map(
    Object.entries(Models.parse(JSON.parse(models))).map(([id, { name, flds, tmpls }]) => {
      const fields = flds.toSorted(inOrder).map((field) => cleanCell(field.name))
      const asks = tmpls.toSorted(inOrder).map(({ qfmt }) => askedField(qfmt, fields))
      return [id, { name, fields, asks }]
    }),
  )
}

function fromTables(db: DatabaseSync) {
  const all = (sql: string) => {
    const statement = db.prepare(sql)
    statement.setReadBigInts(true)
    return statement.all()
  }
  const names = all('select id, name from notetypes').map((row) => Row.parse(row))
  const fields = all('select ntid, name from fields order by ntid, ord').map((row) =>
    Part.parse(row),
  )
  const templates = all('select ntid, config from templates order by ntid, ord').map((row) =>
    Template.parse(row),
  )
  return new Map(
    names.map(({ id, name }) => {
      const own = fields.filter(({ ntid }) => ntid === id).map((field) => cleanCell(field.name))
      const asks = templates
        .filter(({ ntid }) => ntid === id)
        .map(({ config }) => askedField(questionOf(config), own))
      return [String(id), { name, fields: own.slice(0, limits.columns), asks }]
    }),
  )
}

/** `{{Front}}`, `{{type:Front}}`, `{{tts ru_RU:Front}}`; `{{#Front}}` and `{{/Front}}` only ask whether it is filled. */
function askedField(question: string, fields: readonly string[]): string | null {
  for (const [, inside = ''] of question.slice(0, 20_000).matchAll(/\{\{([^{}]{1,200})\}\}/g)) {
    if (/^\s*[#^/]/.test(inside)) continue
    const name = inside.slice(inside.lastIndexOf(':') + 1).trim()
    if (fields.includes(name)) return name
  }
  return null
}

/** The first field of the message: a protobuf whose field 1 is the question. */
function questionOf(config: Uint8Array): string {
  if (config[0] !== 0x0a) return ''
  let length = 0
  let at = 1
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = config[at++] ?? 0
    length += (byte & 0x7f) << shift
    if (byte < 0x80) break
  }
  return new TextDecoder().decode(config.subarray(at, at + length))
}
