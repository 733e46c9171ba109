import type { RegisteredFunction } from '@slovo/backend'
import { z } from 'zod'
import type { Fetching } from '../server/process-app.ts'

const Question = z.object({
  text: z.string().min(1).max(100),
  direction: z.enum(['ru-fr', 'fr-ru']).default('ru-fr'),
})

/** `functions.invoke('lookup', { body: { text: 'книги', direction: 'ru-fr' } })`: the dictionary service's response. */
export function lookupFunction(app: Fetching): RegisteredFunction {
  return {
    async handle(request, { env }) {
      const { success, data } = Question.safeParse(await request.json().catch(() => null))
      if (!success) {
        return Response.json(
          { message: 'Send { text, direction: "ru-fr" | "fr-ru" }.' },
          { status: 400 },
        )
      }
      const query = new URLSearchParams({ lang: data.direction, text: data.text })
      const address = new URL(`/api/v1/dicservice.json/lookup?${query}`, request.url)
      return await app.fetch(new Request(address, { headers: forwarded(request) }), env)
    },
  }
}

/** Limits count the caller's IP address, also behind a proxy. */
function forwarded({ headers }: Request) {
  return new Headers([...headers].filter(([name]) => !/^(content-|transfer-|host$)/.test(name)))
}
