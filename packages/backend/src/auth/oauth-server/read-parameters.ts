import type { Context } from 'hono'
import { oauthError } from '../errors/auth-error.ts'
import { bodyText, isStorable } from '../http/read-body.ts'

export type Parameters = Partial<Record<string, string>>

/** The parameters of the URL, each at most once, as RFC 6749 requires. */
export function readParameters(c: Context): Parameters {
  return fromPairs([...new URL(c.req.url).searchParams])
}

/** The parameters of the body: a form, as clients send it, or JSON. */
export function readForm(c: Context): Parameters {
  const text = bodyText(c)
  if (!c.req.header('content-type')?.includes('json')) {
    return fromPairs([...new URLSearchParams(text)])
  }
  const values = parseObject(text)
  const pairs = Object.entries(values).filter(([, value]) => value !== null)
  return fromPairs(
    pairs.map(([name, value]) => {
      if (typeof value !== 'string') throw malformed(`${name.slice(0, 40)} is not a text`)
      return [name, value]
    }),
  )
}

function fromPairs(pairs: [string, string][]): Parameters {
  const parameters: Parameters = Object.create(null)
  for (const [name, value] of pairs) {
    if (!isStorable(name) || !isStorable(value)) throw malformed('A parameter is not text')
    if (name in parameters) throw malformed(`${name.slice(0, 40)} is given twice`)
    if (value !== '') parameters[name] = value
  }
  return parameters
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value
  } catch {
    // Refused below, like every value that is no object.
  }
  throw malformed('Invalid JSON body')
}

function malformed(description: string) {
  return oauthError('invalid_request', description)
}
