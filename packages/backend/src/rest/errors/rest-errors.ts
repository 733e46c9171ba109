import { ProtocolError } from '../../kernel/http/protocol-error.ts'

/** An error in PostgREST's shape: the body always has `details` and `hint`. */
export function restError(
  status: number,
  code: string,
  message: string,
  more: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
): ProtocolError {
  const { details = null, hint = null, headers = {} } = more
  return new ProtocolError(status, code, message, { fields: { details, hint }, headers })
}

const quote = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Every error of the data API that does not come from Postgres itself. */
export const restErrors = {
  unparsable: (what: string, text: string, column: number, details: string) =>
    restError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column ${column})`, {
      details,
    }),
  badName: () => restError(400, 'PGRST100', 'A name contains a character that no name can have'),
  methodOnRpc: (method: string) =>
    restError(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  badBody: (message: string) => restError(400, 'PGRST102', message),
  badRange: (details: string, contentRange = '*/*') =>
    restError(416, 'PGRST103', 'Requested range not satisfiable', {
      details,
      headers: { 'content-range': contentRange },
    }),
  putNeedsKey: () =>
    restError(
      405,
      'PGRST105',
      'Filters must include all and only primary key columns with "eq" operators',
    ),
  unknownSchema: (schema: string, exposed: readonly string[]) =>
    restError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
    }),
  noSuchMedia: (accepted: string) =>
    restError(406, 'PGRST107', `None of these media types are available: ${accepted}`),
  notEmbedded: (name: string) =>
    restError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    }),
  badResponseHeaders: () =>
    restError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    ),
  badResponseStatus: () =>
    restError(500, 'PGRST112', 'response.status guc must be a valid status code'),
  putWithLimit: () =>
    restError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT'),
  putKeyDiffers: () =>
    restError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)'),
  notOneRow: (rows: number) =>
    restError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    }),
  unsupportedMethod: (method: string) =>
    restError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  relatedOrderNotPossible: (source: string, target: string) =>
    restError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
      details: `'${source}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    }),
  badEmbedOperator: (name: string) =>
    restError(400, 'PGRST120', `Bad operator on the '${name}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    }),
  badRaise: (details: string) =>
    restError(500, 'PGRST121', 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error', {
      details,
    }),
  unknownPreferences: (unknown: readonly string[]) =>
    restError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    }),
  noAggregates: () => restError(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  tooManyAffected: (rows: number) =>
    restError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    }),
  badPath: () => restError(404, 'PGRST125', 'Invalid path specified in request URL'),
  noRoot: () => restError(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  maxAffectedNeedsRows: () =>
    restError(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    ),
  noRelationship: (
    search: { source: string; target: string; schema: string; hint?: string },
    similar: string | undefined,
  ) =>
    restError(
      400,
      'PGRST200',
      `Could not find a relationship between '${search.source}' and '${search.target}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${search.source}' and '${search.target}' ${
          search.hint ? `using the hint '${search.hint}' ` : ''
        }in the schema '${search.schema}', but no matches were found.`,
        hint: similar ? `Perhaps you meant '${similar}' instead of '${search.target}'.` : null,
      },
    ),
  severalRelationships: (
    source: string,
    target: string,
    details: unknown,
    choices: readonly string[],
  ) =>
    restError(
      300,
      'PGRST201',
      `Could not embed because more than one relationship was found for '${source}' and '${target}'`,
      {
        details,
        hint: `Try changing '${target}' to one of the following: ${quote(choices)}. Find the desired relationship in the 'details' key.`,
      },
    ),
  noFunction: (called: string, searched: string, hint: string | null) =>
    restError(404, 'PGRST202', `Could not find the function ${called} in the schema cache`, {
      details: `Searched for the function ${searched}, but no matches were found in the schema cache.`,
      hint,
    }),
  severalFunctions: (signatures: readonly string[]) =>
    restError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${signatures.join(', ')}`,
      {
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    ),
  noColumn: (column: string, table: string) =>
    restError(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${table}' in the schema cache`,
    ),
  noTable: (schema: string, table: string, similar: string | undefined) =>
    restError(
      404,
      'PGRST205',
      `Could not find the table '${schema}.${table}' in the schema cache`,
      { hint: similar ? `Perhaps you meant the table '${schema}.${similar}'` : null },
    ),
  badToken: (code: 'PGRST301' | 'PGRST303', message: string) =>
    restError(401, code, message, {
      headers: {
        'www-authenticate': `Bearer error="invalid_token", error_description="${message.replaceAll('"', "'")}"`,
      },
    }),
  tooLarge: () => restError(413, 'PGRST102', 'The request body is too large'),
  needsWhere: (verb: 'UPDATE' | 'DELETE') =>
    restError(400, '21000', `${verb} requires a WHERE clause`),
  noDatabase: () => restError(503, 'PGRST001', 'Database client error. Retrying the connection.'),
  noConnection: () =>
    restError(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'),
  tooDeep: (most: number) =>
    restError(400, 'PGRST127', 'Feature not implemented', {
      details: `Resources are embedded at most ${most} levels deep`,
      hint: 'Ask for the deeper rows in a request of their own.',
    }),
  internal: () => restError(500, 'PGRSTX00', 'Something went wrong'),
}
