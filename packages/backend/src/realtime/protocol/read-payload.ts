const DEEPEST = 100

/** JSON that can be told on: whatever is nested deeper could not be written again, here or in another process. */
export function parsePayload(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeper(value, DEEPEST)) throw new Error('The JSON is nested too deep.')
  return value
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
