import { processorTime } from './processor-time.ts'

/** Something that is asked again and again. */
export interface Subject {
  name: string
  /** The processes whose time is counted, each with its descendants. */
  pids: number[]
  ask(turn: number): Promise<Response>
}

/** What browsers accept. */
export const CODINGS = 'gzip, deflate, br'

const ROUNDS = 5
const MILLISECONDS_A_ROUND = 1500

/** What each round cost a subject. */
export interface Figures {
  /** Processor milliseconds per request. */
  cpu: number[]
  /** Requests a second, asked one after the other. */
  perSecond: number[]
  /** Milliseconds until the last byte: the median of the round. */
  wait: number[]
}

/** The figures of every subject, round after round in turn, so that noise meets all alike. */
export async function measure(subjects: Subject[]): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>(
    subjects.map(({ name }) => [name, { cpu: [], perSecond: [], wait: [] }]),
  )
  for (const subject of subjects) await askFor(subject, MILLISECONDS_A_ROUND / 2)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      const { cpu, perSecond, wait } = await askFor(subject, MILLISECONDS_A_ROUND)
      figures.get(subject.name)?.cpu.push(cpu)
      figures.get(subject.name)?.perSecond.push(perSecond)
      figures.get(subject.name)?.wait.push(wait)
    }
  }
  return figures
}

let turn = 0

async function askFor({ name, pids, ask }: Subject, milliseconds: number) {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const [before, startedAt] = [used(), performance.now()]
  const waits: number[] = []
  while (performance.now() - startedAt < milliseconds) {
    turn += 1
    const askedAt = performance.now()
    const answer = await ask(turn)
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
    waits.push(performance.now() - askedAt)
  }
  const seconds = (performance.now() - startedAt) / 1000
  return {
    cpu: (used() - before) / waits.length,
    perSecond: waits.length / seconds,
    wait: median(waits),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of the ratios round by round: what both met in the same seconds. */
export function ratio(values: number[] = [], others: number[] = []): number {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN)))
}
