const MAX_POINTS = 10_000

/**
 * More points than this cannot be earned with a content, whatever its type: there is nothing to answer but its letters,
 * and what its numbers say (`maxQuestions: 20`, `points: 5`). It bounds what a player in a frame reports.
 */
export function mostPoints(content: unknown): number {
  let points = 1
  const look = (value: unknown) => {
    if (typeof value === 'string') points += [...value].length
    else if (typeof value === 'number' && value > 0) points += Math.ceil(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(content)
  return Math.min(points, MAX_POINTS)
}
