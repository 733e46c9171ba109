import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ProcessLog } from '../log.ts'

interface Answered {
  method: string
  route: string
  status: number
  seconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** One value per label. */
export type Figures = Record<string, number>

interface Watched {
  help: string
  label: string
  read: () => Figures | Promise<Figures>
}

/** Prometheus' own timeout is ten seconds. */
const MILLISECONDS_TO_READ = 5000

/** The process's Prometheus metrics; docs/operating.md says which to watch. */
export class Metrics {
  readonly #log: Pick<ProcessLog, 'warn'>
  readonly #millisecondsToRead: number
  readonly #registry = new Registry()
  readonly #watched: (() => Promise<void>)[] = []
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #mails: Counter<'outcome'>
  readonly #scrapeErrors: Counter<'figure'>

  constructor(log: Pick<ProcessLog, 'warn'>, { millisecondsToRead = MILLISECONDS_TO_READ } = {}) {
    this.#log = log
    this.#millisecondsToRead = millisecondsToRead
    const registers = [this.#registry]
    // Memory, CPU time, garbage collection, event loop lag.
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: 'slovo_http_request_duration_seconds',
      help: 'Requests from outside, by the route that answered',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    })
    this.#mails = new Counter({
      name: 'slovo_mails_total',
      help: 'Mails handed to the mail server, by outcome; one that failed is tried again',
      labelNames: ['outcome'],
      registers,
    })
    this.#scrapeErrors = new Counter({
      name: 'slovo_scrape_errors_total',
      help: 'How often a figure could not be read and was left out of this page',
      labelNames: ['figure'],
      registers,
    })
  }

  requestAnswered({ method, route, status, seconds }: Answered) {
    const label = METHODS.has(method) ? method : 'other'
    this.#requests.observe({ method: label, route, status }, seconds)
  }

  mailTried(outcome: 'sent' | 'failed') {
    this.#mails.inc({ outcome })
  }

  /** A gauge that is read at each scrape. If reading fails it is omitted, the others are not. */
  watch(name: string, { help, label, read }: Watched) {
    const gauge = new Gauge({ name, help, labelNames: [label], registers: [this.#registry] })
    this.#scrapeErrors.inc({ figure: name }, 0)
    let isFailing = false
    this.#watched.push(async () => {
      try {
        const figures = await within(this.#millisecondsToRead, read())
        gauge.reset()
        for (const [key, value] of Object.entries(figures)) gauge.set({ [label]: key }, value)
        isFailing = false
      } catch (error) {
        gauge.reset()
        this.#scrapeErrors.inc({ figure: name })
        if (!isFailing) {
          this.#log.warn({ figure: name, reason: String(error) }, 'a figure cannot be read')
        }
        isFailing = true
      }
    })
  }

  get contentType() {
    return this.#registry.contentType
  }

  async text(): Promise<string> {
    await Promise.all(this.#watched.map((readAnew) => readAnew()))
    return await this.#registry.metrics()
  }
}

/** The result of `work`, or an error after a timeout in milliseconds. */
async function within<T>(milliseconds: number, work: T | Promise<T>): Promise<T> {
  const timedOut = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timedOut.reject(new Error(`no answer within ${milliseconds} ms`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, timedOut.promise])
  } finally {
    clearTimeout(timer)
  }
}
