/** One line of `npx slovo doctor`: what was found, and what to do where something is. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem'
  about: string
  found: string
  todo?: string
}

/** The findings of one thing that was looked at. */
export function findingsOf(about: string) {
  const say = (level: Finding['level']) => (found: string, todo?: string) => ({
    level,
    about,
    found,
    ...(todo && { todo }),
  })
  return { ok: say('ok'), warning: say('warning'), problem: say('problem') }
}

/** The message of anything that was thrown, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(reasonOf).join(', ')
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
