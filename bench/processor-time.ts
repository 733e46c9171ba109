import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Milliseconds of processor time used so far by a process and all its descendants, finished ones included (Linux). */
export function processorTime(pid: number): number {
  const parents = new Map<number, number>()
  const used = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = readStat(name)
    if (!stat) continue
    parents.set(stat.pid, stat.parent)
    used.set(stat.pid, stat.ticks)
  }
  const ticks = [...used].reduce(
    (sum, [one, value]) => (isDescendant(one, pid, parents) ? sum + value : sum),
    0,
  )
  return (ticks / TICKS_PER_SECOND) * 1000
}

function isDescendant(pid: number, ancestor: number, parents: Map<number, number>): boolean {
  for (let one: number | undefined = pid; one !== undefined && one > 0; one = parents.get(one)) {
    if (one === ancestor) return true
  }
  return false
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 4 and 14 to 17, after the name in brackets. */
function readStat(name: string) {
  if (!/^\d+$/.test(name)) return undefined
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
    return { pid: Number(name), parent: Number(fields[1]), ticks }
  } catch {
    return undefined
  }
}
