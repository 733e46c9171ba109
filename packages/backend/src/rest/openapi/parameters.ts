import type { DescribedTable } from './readable-schema.ts'

const query = (name: string, description: string, more: object = {}) => ({
  name,
  description,
  in: 'query',
  required: false,
  type: 'string',
  ...more,
})
const header = (name: string, description: string, more: object = {}) => ({
  ...query(name, description, more),
  in: 'header',
})
const prefer = (choices: string[]) => header('Prefer', 'Preference', { enum: choices })

const returned = ['return=representation', 'return=minimal', 'return=none']

/** What any request of a table may carry. */
export const sharedParameters = {
  preferParams: prefer(['params=single-object']),
  preferReturn: prefer(returned),
  preferCount: prefer(['count=none']),
  preferPost: prefer([...returned, 'resolution=ignore-duplicates', 'resolution=merge-duplicates']),
  select: query('select', 'Filtering Columns'),
  on_conflict: query('on_conflict', 'On Conflict'),
  order: query('order', 'Ordering'),
  range: header('Range', 'Limiting and Pagination'),
  rangeUnit: header('Range-Unit', 'Limiting and Pagination', { default: 'items' }),
  offset: query('offset', 'Limiting and Pagination'),
  limit: query('limit', 'Limiting and Pagination'),
}

/** The body and the filters of one table. */
export function tableParameters({ name, columns }: DescribedTable) {
  const filters = columns.map((column) => [
    `rowFilter.${name}.${column.name}`,
    query(column.name, column.comment ?? ''),
  ])
  return {
    [`body.${name}`]: {
      name,
      description: name,
      in: 'body',
      required: false,
      schema: { $ref: `#/definitions/${name}` },
    },
    ...Object.fromEntries(filters),
  }
}
