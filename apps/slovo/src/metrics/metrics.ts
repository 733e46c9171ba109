import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Answered {
  method: string
  route: string
  status: number
  seconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What the process counts, in the words of Prometheus; docs/operating.md says what to watch. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #mails: Counter<'outcome'>

  constructor() {
    const registers = [this.#registry]
    // Memory, processor time, garbage collection, and how late the event loop is.
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
  }

  requestAnswered({ method, route, status, seconds }: Answered) {
    const label = METHODS.has(method) ? method : 'other'
    this.#requests.observe({ method: label, route, status }, seconds)
  }

  mailTried(outcome: 'sent' | 'failed') {
    this.#mails.inc({ outcome })
  }

  /** A figure that is read when it is asked for; `read` gives a value for each label. */
  watch(
    name: string,
    { help, label, read }: { help: string; label: string; read: () => Figures | Promise<Figures> },
  ) {
    const gauge: Gauge<string> = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      async collect() {
        gauge.reset()
        for (const [key, value] of Object.entries(await read())) gauge.set({ [label]: key }, value)
      },
    })
  }

  get contentType() {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

type Figures = Record<string, number>
