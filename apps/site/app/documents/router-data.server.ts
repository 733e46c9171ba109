const NOTHING = { undefined: -7, null: -5 }
const UNSAFE = /[&><\u2028\u2029]/g

/**
 * Data of loaders as React Router sends it along with a page (its turbo-stream, for JSON alone): each distinct value once, by its
 * place. The router makes it through a stream for each page. That both are the same is checked for each template that is kept.
 */
export function routerData(state: object): string {
  const places = new Map<unknown, number>()
  const sent: string[] = []
  const waiting: [value: unknown, place: number][] = []
  const placeOf = (value: unknown): number => {
    if (value === undefined) return NOTHING.undefined
    if (value === null) return NOTHING.null
    const known = places.get(value)
    if (known !== undefined) return known
    const place = places.size
    places.set(value, place)
    waiting.push([value, place])
    return place
  }

  placeOf(state)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, place] = next
    if (Array.isArray(value)) sent[place] = `[${value.map(placeOf)}]`
    else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      sent[place] = `{${entries.map(([name, one]) => `"_${placeOf(name)}":${placeOf(one)}`)}}`
    } else sent[place] = JSON.stringify(value)
  }
  return JSON.stringify(`[${sent}]\n`).replace(UNSAFE, escaped)
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
