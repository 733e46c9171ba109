import { restErrors } from '../errors/rest-errors.ts'

type Piece = string | { value: unknown }

/**
 * A part of a statement. It can only be made from text of this program (`sql`), from a name (quoted)
 * or from a value (sent apart), so nothing of a request reaches Postgres as SQL.
 */
export class Sql {
  readonly pieces: readonly Piece[]

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces
  }
}

/** `sql`select ${name('a')} from ${table}``: only other parts can be put in, never text. */
export function sql(text: TemplateStringsArray, ...parts: Sql[]): Sql {
  const pieces: Piece[] = []
  for (let index = 0; index < text.length; index++) {
    add(pieces, text[index] ?? '')
    for (const piece of parts[index]?.pieces ?? []) add(pieces, piece)
  }
  return new Sql(pieces)
}

/** Text that follows text is one piece, so that parts stay short however deep they are nested. */
function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.length - 1
  const before = pieces[last]
  if (typeof piece === 'string' && typeof before === 'string') pieces[last] = before + piece
  else if (piece !== '') pieces.push(piece)
}

export const nothing = new Sql([])
const comma = sql`, `

/** A name of a schema, table, column, function or alias, quoted. */
export function name(text: string): Sql {
  // The statement travels as a C string: a NUL would end it.
  if (text.includes('\0')) throw restErrors.badName()
  return new Sql([`"${text.replaceAll('"', '""')}"`])
}

/** `"public"."users"` */
export function qualified({ schema, name: local }: { schema: string; name: string }): Sql {
  return sql`${name(schema)}.${name(local)}`
}

/** A value, sent apart from the statement; its type follows from where it stands. */
export function value(given: unknown): Sql {
  return new Sql([{ value: given }])
}

/** SQL of our own tables of words, or that Postgres wrote into its catalogue: types and defaults. */
export function trusted(text: string): Sql {
  return new Sql([text])
}

export function list(parts: readonly Sql[], between: Sql = comma): Sql {
  const pieces: Piece[] = []
  for (const [index, part] of parts.entries()) {
    if (index > 0) for (const piece of between.pieces) add(pieces, piece)
    for (const piece of part.pieces) add(pieces, piece)
  }
  return new Sql(pieces)
}

export function all(conditions: readonly Sql[]): Sql {
  return list(conditions, sql` and `)
}

/** The statement's text with `$1`, `$2` … and the values for them. */
export function statement({ pieces }: Sql): { text: string; values: unknown[] } {
  const values: unknown[] = []
  let text = ''
  for (const piece of pieces)
    text += typeof piece === 'string' ? piece : `$${values.push(piece.value)}`
  return { text, values }
}
