import type { RestSettings } from '@slovo/backend'
import type { z } from 'zod'
import { list, oneOf, onOff, optionalText, wholeNumber } from './setting-kinds.ts'

/** The data API's settings under PostgREST's names; `alter role authenticator set pgrst.…` takes precedence. */
export const restEnvironment = {
  PGRST_DB_SCHEMAS: list,
  PGRST_DB_EXTRA_SEARCH_PATH: list,
  PGRST_DB_MAX_ROWS: wholeNumber(1, 1_000_000, 1000),
  PGRST_DB_AGGREGATES_ENABLED: onOff(false),
  PGRST_DB_PLAN_ENABLED: onOff(false),
  PGRST_DB_TX_END: oneOf([
    'commit',
    'commit-allow-override',
    'rollback',
    'rollback-allow-override',
  ]),
  PGRST_DB_PRE_REQUEST: optionalText,
  PGRST_OPENAPI_MODE: oneOf(['follow-privileges', 'ignore-privileges', 'disabled']),
}

type RestEnvironment = z.output<z.ZodObject<typeof restEnvironment>>

export function restSettings(settings: RestEnvironment): Partial<RestSettings> {
  const [first, ...more] = settings.PGRST_DB_SCHEMAS
  const path = settings.PGRST_DB_EXTRA_SEARCH_PATH
  return {
    ...(first ? { schemas: [first, ...more] } : {}),
    ...(path.length > 0 ? { extraSearchPath: path } : {}),
    maxRows: settings.PGRST_DB_MAX_ROWS,
    allowsAggregates: settings.PGRST_DB_AGGREGATES_ENABLED,
    allowsPlans: settings.PGRST_DB_PLAN_ENABLED,
    txEnd: settings.PGRST_DB_TX_END ?? 'commit',
    preRequest: settings.PGRST_DB_PRE_REQUEST,
    describesItself: settings.PGRST_OPENAPI_MODE !== 'disabled',
  }
}
