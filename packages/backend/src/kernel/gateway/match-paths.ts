/** Whether a path is one of these: in `/auth/v1/verify*` the `*` stands for any text. */
export function matchPaths(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`))
    return new RegExp(`^${parts.join('.*')}$`, 's')
  })
  return (path) => expressions.some((expression) => expression.test(path))
}
