const MAX_POINTS = 10_000

/**
 * An upper limit of the points that a content can give, whatever its type: one for each letter, and what its numbers say
 * (`maxQuestions: 20`, `points: 5`). It limits what a player in a frame reports.
 */
export function maxPointsOf(content: unknown): number {
  let points = 1
  const look = (value: unknown) => {
    if (typeof value === 'string') points += [...value].length
    else if (typeof value === 'number' && value > 0) points += Math.ceil(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  look(content)
  return Math.min(points, MAX_POINTS)
}
