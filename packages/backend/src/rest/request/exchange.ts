import type { Caller, Database } from '@slovo/database'
import type { Context } from 'hono'
import { restErrors } from '../answer/rest-errors.ts'
import type { Schema } from '../schema/schema.ts'
import type { RestSettings } from '../settings.ts'
import { type MediaType, readMediaType } from './media-type.ts'
import { type Preferences, readPreferences } from './preferences.ts'

/** One request and all that answering it needs. */
export interface Exchange {
  c: Context
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

export interface Surroundings {
  settings: RestSettings
  database: Database
  schema: Schema
  caller: Caller
}

export function openExchange(c: Context, path: string, around: Surroundings): Exchange {
  const { settings } = around
  const preferences = readPreferences(c.req.header('prefer'))
  const schemaName = readSchemaName(c, settings.schemas)
  return {
    ...around,
    c,
    schemaName,
    preferences,
    media: readMediaType(c.req.header('accept'), settings),
    parameters: readParameters(c),
    isHead: c.req.method === 'HEAD',
    caller: {
      ...around.caller,
      ...(settings.preRequest ? { first: `select ${functionNamed(settings.preRequest)}()` } : {}),
      settings: {
        ...around.caller.settings,
        ...timeoutOf(around.caller),
        ...settingsOf(c, path, [schemaName, ...settings.extraSearchPath]),
        ...timezoneOf(preferences),
      },
    },
  }
}

/** The key may stand in the address; it is the gateway's, not a filter. */
function readParameters(c: Context): URLSearchParams {
  const { searchParams } = new URL(c.req.url)
  searchParams.delete('apikey')
  return searchParams
}

function readSchemaName(c: Context, exposed: RestSettings['schemas']): string {
  const isReading = ['GET', 'HEAD'].includes(c.req.method)
  const asked = c.req.header(isReading ? 'accept-profile' : 'content-profile')
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

/** Our own pages may let a visitor's statement run for as long as the role allows. */
function timeoutOf({ role, isFromOutside }: Caller): Record<string, string> {
  return role === 'anon' && isFromOutside ? { statement_timeout: '1s' } : {}
}

/** What policies and functions may read with `current_setting('request.…')`. */
function settingsOf(c: Context, path: string, schemas: readonly string[]): Record<string, string> {
  const { cookie, ...headers } = c.req.header()
  return {
    search_path: schemas.map((schema) => `"${schema.replaceAll('"', '""')}"`).join(', '),
    'request.method': c.req.method,
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
