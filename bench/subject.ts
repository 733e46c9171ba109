import { processorTime } from './processor-time.ts'

/** Something that is asked again and again; `pid` is the process whose time is counted. */
export interface Subject {
  name: string
  pid: number
  ask(turn: number): Promise<Response>
}

const ROUNDS = 5
const MILLISECONDS_A_ROUND = 1500

/** Processor milliseconds per request of every subject, round after round in turn, so that noise meets all alike. */
export async function measure(subjects: Subject[]): Promise<Map<string, number[]>> {
  const figures = new Map(subjects.map(({ name }) => [name, [] as number[]]))
  for (const subject of subjects) await askFor(subject, MILLISECONDS_A_ROUND / 2)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) {
      figures.get(subject.name)?.push(await askFor(subject, MILLISECONDS_A_ROUND))
    }
  }
  return figures
}

let turn = 0

async function askFor({ name, pid, ask }: Subject, milliseconds: number) {
  const before = processorTime(pid)
  const endsAt = Date.now() + milliseconds
  let count = 0
  while (Date.now() < endsAt) {
    turn += 1
    const answer = await ask(turn)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
    count += 1
  }
  return (processorTime(pid) - before) / count
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of the ratios round by round: what both met in the same seconds. */
export function ratio(values: number[] = [], others: number[] = []): number {
  return median(values.map((value, round) => value / (others[round] ?? Number.NaN)))
}
