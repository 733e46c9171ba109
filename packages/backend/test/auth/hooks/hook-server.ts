import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { whenDone } from '@slovo/testing'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'

interface HookCall {
  headers: IncomingHttpHeaders
  body: string
  input: z.infer<typeof HookInput>
}

/** What the tests read of an input; the rest of it is kept as it came. */
const HookInput = z.looseObject({
  user: z.looseObject({ id: z.string() }).optional(),
  email_data: z
    .looseObject({ token: z.string(), token_hash: z.string(), email_action_type: z.string() })
    .optional(),
  sms: z.looseObject({ otp: z.string() }).optional(),
})

type Answer = (response: ServerResponse, call: HookCall) => void

export const answerJson =
  (output: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(output))
  }

/** A server of a project, that takes only what is signed with its secret. */
export async function openHookServer() {
  const key = randomBytes(32).toString('base64')
  const calls: HookCall[] = []
  let answer: Answer = answerJson({})
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    try {
      new Webhook(key).verify(body, headers)
    } catch {
      response.writeHead(401).end()
      return
    }
    const call = { headers: request.headers, body, input: HookInput.parse(JSON.parse(body)) }
    calls.push(call)
    answer(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })

  return {
    uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret: `v1,whsec_${key}`,
    calls,
    answerWith(next: Answer) {
      calls.length = 0
      answer = next
    },
  }
}
