import { Agent, request as ask } from 'node:http'
import { expect, test } from '@playwright/test'
import { type FuzzRequest, makeRequest } from './fuzz/requests.ts'
import { namesOfSite, startFuzzed } from './fuzz/subject.ts'
import { describedRoutes, makeVisitors } from './fuzz/visitors.ts'
import { rawRequest } from './raw-request.ts'

const COUNT = Number(process.env.FUZZ_COUNT ?? 10_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const AT_ONCE = 12
const MILLISECONDS_TO_ANSWER = 30_000

/** What is answered so on purpose. */
const named = [
  { status: 501, route: /^\/(api\/v1\/dicservice\.json|storage\/v1)\//, said: /^/ },
  // As PostgREST answers a statement that took too long, which on a busy machine any may.
  { status: 500, route: /^\/rest\/v1\//, said: /canceling statement due to statement timeout$/ },
]

/** Names of parameters that are read in more places than the site. */
const commonNames = `
  select order limit offset and or on_conflict columns apikey email password token token_hash type
  code phone provider data grant_type refresh_token code_challenge code_challenge_method auth_code
  redirect_to redirect_uri client_id scope state response_type scopes factor_id challenge_id
  factor_type friendly_name user_metadata app_metadata prefix prefixes paths expiresIn bucketId
  sourceKey destinationKey width height quality resize format download search sortBy cursor id name
  public text lang flags ui messages page per_page q
`
  .trim()
  .split(/\s+/)

// A site of its own is asked ten thousand times.
test.describe.configure({ timeout: 600_000 })

test('ten thousand broken requests over every route end in no failure, and leave no memory behind', async () => {
  const site = await startFuzzed()
  try {
    const [visitors, described, names] = await Promise.all([
      makeVisitors(site.url, site.dataDir),
      describedRoutes(site.url, site.dataDir),
      namesOfSite(),
    ])
    const routes = [...site.routes.filter(({ path }) => path !== '/*'), ...described.routes]
    expect(routes.length).toBeGreaterThan(250)
    expect(described.routes.map(({ path }) => path)).toContain('/rest/v1/user_words')
    const allNames = [...commonNames, ...names, ...described.columns]
    const subject = { routes, visitors, names: allNames, origin: site.url }

    const failures = new Map<string, string>()
    const doubtful: { index: number; sent: FuzzRequest; status: number; id: string }[] = []
    const statuses: Record<number, number> = {}
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const send = async (index: number) => {
      const sent = makeRequest(subject, SEED, index)
      const { status, id } = await answerTo(site.url, sent, agent)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 0 || status >= 500) doubtful.push({ index, sent, status, id })
    }
    const sendAll = async (from: number, to: number) => {
      let next = from
      const work = async () => {
        while (next < to) await send(next++)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    }

    await sendAll(0, COUNT / 2)
    const before = await site.memory()
    await sendAll(COUNT / 2, COUNT)
    const after = await site.memory()
    agent.destroy()
    for (const { index, sent, status, id } of doubtful) {
      const said = site.errorOf(id) ?? (status === 0 ? id : '')
      const isNamed = named.some(
        (one) => one.status === status && one.route.test(sent.path) && one.said.test(said),
      )
      const key = `${status} ${sent.method} ${sent.route} ${said}`.slice(0, 300)
      if (!isNamed && !failures.has(key)) {
        failures.set(key, `${index}: ${JSON.stringify(sent).slice(0, 600)}`)
      }
    }
    console.log(
      `seed ${SEED}, ${routes.length} routes, answers`,
      statuses,
      'MB',
      before / 1e6,
      after / 1e6,
    )

    await test.step('what is not HTTP is refused too', async () => {
      for (const head of brokenHeads(new URL(site.url).host)) {
        const { status } = await rawRequest(site.url, head)
        if (status >= 500) failures.set(JSON.stringify(head), String(status))
      }
    })
    expect([...failures]).toEqual([])
    expect(site.hasEnded()).toBe(false)
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
    expect(after).toBeLessThan(before * 1.25 + 30e6)
  } finally {
    await site.stop()
  }
})

/** Status 0: no answer in time, or the connection broke. */
function answerTo(url: string, { method, path, headers, body }: FuzzRequest, agent: Agent) {
  const { hostname, port } = new URL(url)
  return new Promise<{ status: number; id: string }>((resolve) => {
    const length = body ? { 'content-length': Buffer.byteLength(body) } : {}
    const asked = ask(
      { hostname, port, method, path, agent, headers: { ...headers, ...length } },
      (answer) => {
        const id = String(answer.headers['x-request-id'] ?? '')
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, id }))
        answer.on('error', () => resolve({ status: 0, id }))
        answer.resume()
      },
    )
    asked.setTimeout(MILLISECONDS_TO_ANSWER, () => asked.destroy(new Error('no answer')))
    asked.on('error', ({ message }) => resolve({ status: 0, id: message }))
    asked.end(body)
  })
}

function brokenHeads(host: string): string[][] {
  const end = [`host: ${host}`, 'connection: close']
  return [
    ['GET'],
    ['GET / HTTP/9.9', ...end],
    ['GET / HTTP/1.1', 'connection: close'],
    ['GET / HTTP/1.1', 'host: a b', 'connection: close'],
    ['GET http://evil.example.org/ HTTP/1.1', ...end],
    ['GET //evil.example.org/ HTTP/1.1', ...end],
    ['GET * HTTP/1.1', ...end],
    ['OPTIONS * HTTP/1.1', ...end],
    ['GET /\\..\\ HTTP/1.1', ...end],
    ['GET /%GG%zz?%=%&&== HTTP/1.1', ...end],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1`, ...end],
    ['GET / HTTP/1.1', ...end, `cookie: ${'a=b;'.repeat(6000)}`],
    ['POST /signin HTTP/1.1', ...end, 'content-length: -1'],
    ['POST /signin HTTP/1.1', ...end, 'content-length: 1', 'content-length: 2'],
    ['POST /signin HTTP/1.1', ...end, 'content-length: 5', 'transfer-encoding: chunked', '', 'zz'],
    ['TRACE / HTTP/1.1', ...end],
    ['CONNECT evil.example.org:443 HTTP/1.1', ...end],
    [
      'GET /realtime/v1/websocket HTTP/1.1',
      `host: ${host}`,
      'connection: upgrade',
      'upgrade: websocket',
    ],
    ['GET / HTTP/1.1', ...end, 'x: \u0000'],
    ['\u0016\u0003\u0001'],
  ]
}
