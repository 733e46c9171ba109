import type { Caller, Database } from '@slovo/database'
import { restErrors } from '../errors/rest-errors.ts'
import type { Schema } from '../schema/schema.ts'
import type { RestSettings } from '../settings.ts'
import { type MediaType, readMediaType } from './media-type.ts'
import { type Preferences, readPreferences } from './preferences.ts'

/** A request, and everything that is needed to respond to it. */
export interface Exchange {
  request: Request
  /** The path as the client has called it: `/rest/v1/books`. */
  path: string
  settings: RestSettings
  database: Database
  schema: Schema
  /** The schema that unqualified names mean. */
  schemaName: string
  caller: Caller
  preferences: Preferences
  media: MediaType
  parameters: URLSearchParams
  isHead: boolean
}

interface RequestDependencies {
  settings: RestSettings
  database: Database
  schema: Schema
  caller: Caller
}

interface Incoming {
  request: Request
  path: string
  /** The path within the API: `/books`. */
  apiPath: string
}

export function openExchange(
  { request, path, apiPath }: Incoming,
  dependencies: RequestDependencies,
): Exchange {
  const { settings, caller } = dependencies
  const preferences = readPreferences(headerOf(request, 'prefer'))
  const schemaName = readSchemaName(request, settings.schemas)
  return {
    ...dependencies,
    request,
    path,
    schemaName,
    preferences,
    media: readMediaType(headerOf(request, 'accept'), settings),
    parameters: readParameters(request),
    isHead: request.method === 'HEAD',
    caller: {
      ...caller,
      ...(settings.preRequest ? { first: `select ${functionNamed(settings.preRequest)}()` } : {}),
      settings: {
        ...caller.settings,
        ...timeoutOf(caller),
        ...settingsOf(request, apiPath, [schemaName, ...settings.extraSearchPath]),
        ...timezoneOf(preferences),
      },
    },
  }
}

export function headerOf({ headers }: Request, name: string): string | undefined {
  return headers.get(name) ?? undefined
}

/** The API key may stand in the URL; it is the gateway's, not a filter. */
function readParameters({ url }: Request): URLSearchParams {
  const { searchParams } = new URL(url)
  searchParams.delete('apikey')
  return searchParams
}

function readSchemaName(request: Request, exposed: RestSettings['schemas']): string {
  const isReading = ['GET', 'HEAD'].includes(request.method)
  const asked = headerOf(request, isReading ? 'accept-profile' : 'content-profile')
  if (asked === undefined) return exposed[0]
  if (!exposed.includes(asked)) throw restErrors.unknownSchema(asked, exposed)
  return asked
}

/** `api.check` → `"api"."check"` */
function functionNamed(name: string): string {
  return name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
}

/** For our own pages a visitor's statement may run for as long as the role allows. */
function timeoutOf({ role, isFromOutside }: Caller): Record<string, string> {
  return role === 'anon' && isFromOutside ? { statement_timeout: '1s' } : {}
}

/** What policies and functions may read with `current_setting('request.…')`. */
function settingsOf(
  request: Request,
  path: string,
  schemas: readonly string[],
): Record<string, string> {
  const { cookie, ...headers } = Object.fromEntries(request.headers)
  return {
    search_path: schemas.map((schema) => `"${schema.replaceAll('"', '""')}"`).join(', '),
    'request.method': request.method,
    'request.path': path,
    'request.headers': JSON.stringify(headers),
    'request.cookies': JSON.stringify(readCookies(cookie)),
  }
}

function readCookies(header = ''): Record<string, string> {
  const pairs = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const]
  })
  return Object.fromEntries(pairs)
}

function timezoneOf(preferences: Preferences): Record<string, string> {
  const { timezone } = preferences
  if (timezone === undefined) return {}
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone })
    return { timezone }
  } catch {
    // An unknown zone is not honoured and not refused.
    delete preferences.timezone
    return {}
  }
}

/** The same caller in a transaction that cannot write. */
export function readOnly(caller: Caller): Caller {
  return { ...caller, settings: { ...caller.settings, transaction_read_only: 'on' } }
}
