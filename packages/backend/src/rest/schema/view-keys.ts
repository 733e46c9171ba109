import type { ForeignKey } from './relationships.ts'
import { tableKey } from './schema.ts'

interface Place {
  schema: string
  name: string
}

/** A column of a view that shows a column of a table, or of another view, as it is. */
interface ViewColumn {
  view: Place
  column: string
  base: Place
  baseColumn: string
}

/** By table: the views on it, with how each of its columns is called there. */
type Shown = Map<string, { view: Place; names: Map<string, string> }[]>

/**
 * A view inherits the foreign keys of the columns it shows, on either side: with
 * `create view old_books as select id, author_id from books`, what is true of `books.author_id` is
 * true of `old_books.author_id`.
 */
export function withViewKeys(
  keys: readonly ForeignKey[],
  columns: readonly ViewColumn[],
): ForeignKey[] {
  const shown = shownBy(columns)
  return keys.flatMap((key) => {
    const sources = sidesOf(
      shown,
      key.source,
      key.columns.map(([own]) => own),
    )
    const targets = sidesOf(
      shown,
      key.target,
      key.columns.map(([, other]) => other),
    )
    return sources.flatMap((source) =>
      targets.map((target) => ({
        ...key,
        source: source.place,
        target: target.place,
        columns: source.columns.map((own, index): [string, string] => [
          own,
          target.columns[index] ?? own,
        ]),
        // A junction is always the table itself, else every view of it would make it ambiguous.
        isInPrimaryKey: key.isInPrimaryKey && source.place === key.source,
      })),
    )
  })
}

/** The table itself and every view that shows all these columns. */
function sidesOf(shown: Shown, place: Place, columns: readonly string[]) {
  const views = shown.get(tableKey(place.schema, place.name)) ?? []
  const own = { place, columns: [...columns] }
  const inherited = views.flatMap(({ view, names }) => {
    const renamed = columns.flatMap((column) => names.get(column) ?? [])
    return renamed.length === columns.length ? [{ place: view, columns: renamed }] : []
  })
  return [own, ...inherited]
}

function shownBy(columns: readonly ViewColumn[]): Shown {
  const byView = Map.groupBy(columns, ({ view }) => tableKey(view.schema, view.name))
  const shown: Shown = new Map()
  for (const { view, column, base, baseColumn } of columns) {
    for (const origin of originsOf(byView, base, baseColumn)) {
      const views = shown.get(origin.table) ?? []
      shown.set(origin.table, views)
      const isSame = (known: Place) => known.schema === view.schema && known.name === view.name
      const found = views.find((known) => isSame(known.view)) ?? { view, names: new Map() }
      if (!views.includes(found)) views.push(found)
      if (!found.names.has(origin.column)) found.names.set(origin.column, column)
    }
  }
  return shown
}

/** Through views on views down to the table. */
function originsOf(
  byView: Map<string, ViewColumn[]>,
  base: Place,
  column: string,
): { table: string; column: string }[] {
  const table = tableKey(base.schema, base.name)
  const deeper = byView.get(table)?.find((known) => known.column === column)
  const here = { table, column }
  return deeper ? [here, ...originsOf(byView, deeper.base, deeper.baseColumn)] : [here]
}
