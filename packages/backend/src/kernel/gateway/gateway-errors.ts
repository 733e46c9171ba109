import type { Context } from 'hono'
import { jsonError } from '../http/error-writer.ts'
import { ProtocolError } from '../http/protocol-error.ts'

/** What the gateway refuses before any protocol sees the request. */
export const gatewayErrors = {
  serviceKeyInUrl: () =>
    new ProtocolError(401, 'service_key_in_url', 'The service key is not accepted in an address', {
      fields: { hint: 'Send it as the `apikey` request header: addresses end up in logs.' },
    }),
  noApiKey: () =>
    new ProtocolError(401, 'no_api_key', 'No API key found in request', {
      fields: { hint: 'No `apikey` request header or url param was found.' },
    }),
}

/** The shape of errors of Supabase's gateway. */
export function writeGatewayError({ status, message, fields }: ProtocolError, c: Context) {
  return jsonError(c, status, { message, ...fields })
}
