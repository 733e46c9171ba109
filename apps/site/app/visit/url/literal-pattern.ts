/**
 * The pattern for `regexIMatch` that finds exactly this text, in capitals or not: after `***=` Postgres takes every
 * sign for itself. `ilike` cannot do it, because PostgREST reads `*` as `%`.
 */
export const literalPattern = (text: string) => `***=${text}`
