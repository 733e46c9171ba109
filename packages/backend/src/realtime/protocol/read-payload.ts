const MAX_DEPTH = 100

/** JSON that can be sent on: deeper nesting could not be serialised again, here or in another process. */
export function parsePayload(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeper(value, MAX_DEPTH)) throw new Error('The JSON is nested too deep.')
  return value
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
