import { restErrors } from '../errors/rest-errors.ts'
import { type PlanRequest, planContentType, readPlanRequest } from './plan.ts'

/** What the caller wants to get. */
export interface MediaType {
  kind: 'array' | 'object' | 'csv' | 'geojson'
  stripsNulls: boolean
  contentType: string
  /** The plan of the statement is wanted instead of what it gives. */
  plan?: PlanRequest
}

const array: MediaType = {
  kind: 'array',
  stripsNulls: false,
  contentType: 'application/json; charset=utf-8',
}

/** The first of the accepted types that we can give; plans only where the operator shows them. */
export function readMediaType(accept: string | undefined, { allowsPlans = false } = {}): MediaType {
  if (accept === undefined || accept.trim() === '') return array
  for (const range of accept.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
    const found = mediaTypeOf(range) ?? (allowsPlans ? planOf(range) : undefined)
    if (found) return found
  }
  throw restErrors.noSuchMedia(accept)
}

function planOf(range: string): MediaType | undefined {
  const plan = readPlanRequest(range)
  const planned = plan && mediaTypeOf(plan.of)
  return planned && { ...planned, plan, contentType: planContentType(plan) }
}

function mediaTypeOf(range: string): MediaType | undefined {
  const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const stripsNulls = parameters.includes('nulls=stripped')
  const charset = '; charset=utf-8'
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
    case 'application/openapi+json':
    case 'application/vnd.pgrst.array':
      return array
    case 'application/vnd.pgrst.array+json':
      return {
        kind: 'array',
        stripsNulls,
        contentType: stripsNulls
          ? `application/vnd.pgrst.array+json;nulls=stripped${charset}`
          : array.contentType,
      }
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json': {
      const suffix = stripsNulls ? ';nulls=stripped' : ''
      const contentType = `application/vnd.pgrst.object+json${suffix}${charset}`
      return { kind: 'object', stripsNulls, contentType }
    }
    case 'application/geo+json':
      return { kind: 'geojson', stripsNulls: false, contentType: `application/geo+json${charset}` }
    case 'text/csv':
      return { kind: 'csv', stripsNulls: false, contentType: `text/csv${charset}` }
    default:
      return undefined
  }
}
