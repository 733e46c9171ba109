const PACE = 100
const ROUNDS = 5
const SECONDS = 3
const AT_ONCE = 4
const password = 'a-long-password'

interface Place {
  url: string
  anonKey: string
  /** The address of a reading page. */
  reading: string
}

/**
 * How many people can sign in each second, and how long readers wait meanwhile and without them, in turns, so that
 * the machine's noise meets both alike.
 */
export async function measureSignIns(place: Place) {
  const emails = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => signUp(place, `door-${index}@example.org`)),
  )
  await readFor(place, 1)
  const quiet: number[] = []
  const busy: number[] = []
  let count = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await readFor(place, SECONDS)))
    const crowd = startCrowd(place, emails)
    busy.push(...(await readFor(place, SECONDS)))
    count += await crowd.stop()
  }
  const perSecond = count / ROUNDS / SECONDS
  return { perSecond, quiet: percentiles(quiet), busy: percentiles(busy) }
}

async function signUp({ url, anonKey }: Place, email: string) {
  await post(`${url}/auth/v1/signup`, anonKey, { email, password })
  return email
}

/** People who sign in with their password one after the other, some of them at the same moment. */
function startCrowd({ url, anonKey }: Place, emails: string[]) {
  let isOver = false
  let count = 0
  const lines = emails.map(async (email) => {
    while (!isOver) {
      await post(`${url}/auth/v1/token?grant_type=password`, anonKey, { email, password })
      if (!isOver) count += 1
    }
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(lines)
      return count
    },
  }
}

/** A reader every few milliseconds, whether the one before has been answered or not: queues are seen. */
async function readFor({ url, reading }: Place, seconds: number) {
  const times: Promise<number>[] = []
  const start = performance.now()
  for (let turn = 0; turn * PACE < seconds * 1000; turn += 1) {
    const wait = start + turn * PACE - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    times.push(timeOf(url + reading))
  }
  return Promise.all(times)
}

async function timeOf(address: string) {
  const start = performance.now()
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - start
}

function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

async function post(address: string, anonKey: string, body: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}
