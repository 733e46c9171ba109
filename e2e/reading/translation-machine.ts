import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A small server that translates as LibreTranslate and DeepL do: each sentence by its letters in capitals. */
export async function startTranslationMachine() {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    const isDeepl = request.url === '/v2/translate'
    const isKnown = isDeepl
      ? request.headers.authorization === 'DeepL-Auth-Key secret:fx'
      : request.url === '/translate' && body.api_key === 'secret'
    if (!isKnown) return response.writeHead(403).end('{"error":"no"}')

    const sentence: string = isDeepl ? body.text[0] : body.q
    asked.push(sentence)
    const translated = `Traduit : ${sentence.toUpperCase()}`
    const answer = isDeepl
      ? { translations: [{ text: translated }] }
      : { translatedText: translated }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`,
    /** The sentences that the machine was asked for. */
    asked,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
