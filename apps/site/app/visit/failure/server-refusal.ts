import { isRouteErrorResponse } from 'react-router'
import { refusalOfStatus } from './refusal-of-status.ts'

/** Why the server refused a request as a whole, and what to do next; undefined for every other failure. */
export const serverRefusal = (error: unknown) =>
  isRouteErrorResponse(error) ? refusalOfStatus(error.status) : undefined
