import { readFileSync } from 'node:fs'

/** Megabytes of memory that a process alone has, now and at most (Linux). */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), peak: of('VmHWM') }
}
