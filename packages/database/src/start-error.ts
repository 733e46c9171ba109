/** Why the database cannot be opened, as a sentence for the operator. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The code of a system or Postgres error, `undefined` for anything else. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(messageOf).join(', ')
  }
  return error instanceof Error ? error.message : String(error)
}
