import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteUnderTest } from '../../e2e/site/site-under-test.ts'

/** Memory and open files of the site's process, and how many processes its database has. Linux only. */
export function describeProcesses({ process, dataDir }: SiteUnderTest) {
  const place = `/proc/${process.pid}`
  if (!existsSync(place)) return { megabytes: 0, files: 0, postgres: 0 }
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${place}/status`, 'utf8')) ?? []
  return {
    megabytes: Math.round(Number(kilobytes) / 1024),
    files: readdirSync(`${place}/fd`).length,
    postgres: childrenOf(postmasterOf(dataDir)) + 1,
  }
}

/** The process number of the embedded database. */
export function postmasterOf(dataDir: string) {
  const file = path.join(dataDir, 'pg18/cluster/postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

function childrenOf(pid: number) {
  const parent = new RegExp(`^\\d+ \\(.*\\) \\S ${pid} `)
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && parent.test(readFileSync(`/proc/${name}/stat`, 'utf8'))
    } catch {
      return false
    }
  }).length
}
