import { z } from 'zod'
import { authError } from '../errors/auth-error.ts'

const Refusal = z.object({
  error: z.object({ message: z.string().default(''), http_code: z.number().default(0) }),
})

/** What a hook says to refuse: `{"error": {"http_code": 403, "message": "…"}}`. Without a message it refuses nothing. */
export function throwHookRefusal(output: unknown) {
  const { data } = Refusal.safeParse(output)
  if (!data?.error.message) return
  const { message, http_code: given } = data.error
  const status = isErrorStatus(given) ? given : 500
  throw authError(status, status === 500 ? 'unexpected_failure' : 'unknown', message)
}

function isErrorStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 400 && status < 600
}

/** A hook that did not do what was agreed, in Supabase's words. */
export const hookErrors = {
  failed: (message: string) => authError(500, 'unexpected_failure', message),
  timedOut: (seconds: number) =>
    authError(
      422,
      'hook_timeout',
      `Failed to reach hook within maximum time of ${seconds.toFixed(6)} seconds`,
    ),
  unreachable: () =>
    authError(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries'),
  tooLarge: (bytes: number) =>
    authError(
      422,
      'hook_payload_over_size_limit',
      `Payload size exceeded size limit of ${bytes} bytes`,
    ),
  wrongContentType: (message: string) =>
    authError(400, 'hook_payload_invalid_content_type', message),
}
