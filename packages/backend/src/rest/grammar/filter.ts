import type { Field } from './names.ts'

export const comparisons = {
  eq: '=',
  neq: '<>',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const
export type Comparison = keyof typeof comparisons

export const searches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const
export type Search = keyof typeof searches

export const states = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const
export type State = keyof typeof states

export type Operation =
  | { kind: 'compare'; operator: Comparison; quantifier?: 'any' | 'all'; value: string }
  | { kind: 'distinct'; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; state: State }
  | { kind: 'search'; search: Search; language?: string; value: string }

export interface Filter {
  kind: 'filter'
  field: Field
  negated: boolean
  operation: Operation
}

export interface LogicTree {
  kind: 'and' | 'or'
  negated: boolean
  conditions: Condition[]
}

export type Condition = Filter | LogicTree
