/** One line of `npx slovo doctor`: the result of a check, and what to do about it. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem'
  about: string
  found: string
  todo?: string
}

/** The findings of one check. */
export function findingsOf(about: string) {
  const say = (level: Finding['level']) => (found: string, todo?: string) => ({
    level,
    about,
    found,
    ...(todo && { todo }),
  })
  return { ok: say('ok'), warning: say('warning'), problem: say('problem') }
}

/** The message of any thrown value, on one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(reasonOf).join(', ')
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
