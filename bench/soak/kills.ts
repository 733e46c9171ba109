import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Account, makeAccount, newAddress, post } from '../../e2e/people/accounts.ts'
import { Saving } from '../../e2e/process/saving.ts'
import { startSiteBehindLines } from '../../e2e/process/site-behind-lines.ts'
import { uploadTo } from '../../e2e/process/upload.ts'
import { readKeys, type SiteUnderTest, startSite, stopped } from '../../e2e/site/site-under-test.ts'
import { postmasterOf } from './processes.ts'

const ROUNDS = 5
const OUTAGE_MS = 5000

/** Takes away one thing after the other while words are saved; says what was lost and how the site answered meanwhile. */
export async function runKills() {
  console.log('what was taken away               answered   lost  other answers')
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-kills-'))
  // Where root runs it, the account that is lent to the database has to come in.
  chmodSync(folder, 0o711)
  try {
    await killProcess(path.join(folder, 'process'))
    await killDatabase(path.join(folder, 'database'))
    await fillDisk(path.join(folder, 'disk'))
    await cutLines()
    await silenceMail(path.join(folder, 'mail'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function killProcess(dataDir: string) {
  mkdirSync(dataDir)
  let site = await startSite({ DATA_DIR: dataDir })
  const people = await peopleOf(site)
  const savings: Saving[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const saving = new Saving(site.url, people.anonKey, people.learner)
    savings.push(saving)
    saving.start()
    await saving.more(50)
    await stopped(site.process, 'SIGKILL')
    await saving.stop()
    site = await startSite({ DATA_DIR: dataDir })
  }
  await report(`the process, ${ROUNDS} times`, savings, site)
  await site.stop()
}

async function killDatabase(dataDir: string) {
  mkdirSync(dataDir)
  const site = await startSite({ DATA_DIR: dataDir })
  const saving = await savingOn(site)
  for (let round = 0; round < ROUNDS; round += 1) {
    await saving.more(50)
    process.kill(postmasterOf(dataDir), 'SIGKILL')
  }
  await saving.more(50)
  await saving.stop()
  await report(`the database, ${ROUNDS} times`, [saving], site)
  await site.stop()
}

/** On a small disk of its own, in memory: only root can make one. */
async function fillDisk(dataDir: string) {
  mkdirSync(dataDir)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0711', 'tmpfs', dataDir])
  if (mounted.status !== 0) {
    console.log('room on the disk: not tried, a disk in memory needs root on Linux')
    return
  }
  try {
    const site = await startSite({ DATA_DIR: dataDir })
    const saving = await savingOn(site)
    await saving.more(50)
    const filler = path.join(dataDir, 'filler')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' })
    // Until saving fails the log has room of its own to write into.
    const before = failuresOf(saving)
    for (let waited = 0; failuresOf(saving) === before && waited < 60_000; waited += 100) {
      await pause(100)
    }
    rmSync(filler)
    await saving.more(50)
    await saving.stop()
    await report('room on the disk', [saving], site)
    await site.stop()
  } finally {
    spawnSync('umount', [dataDir])
  }
}

async function cutLines() {
  const { site, database, bucket, stop } = await startSiteBehindLines()
  const saving = await savingOn(site)
  await saving.more(50)
  database.cut()
  await pause(OUTAGE_MS)
  database.mend()
  await saving.more(50)
  bucket.cut()
  const { status: meanwhile } = await uploadTo(site, 'image/kills.bin')
  bucket.mend()
  const { status: afterwards } = await uploadTo(site, 'image/kills.bin')
  await saving.stop()
  await report('the line to the database', [saving], site)
  console.log(`the bucket: an upload meanwhile ${meanwhile}, afterwards ${afterwards}`)
  await stop()
}

/** A mail server that takes the call and says nothing. */
async function silenceMail(dataDir: string) {
  mkdirSync(dataDir)
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const site = await startSite({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const { anonKey } = await readKeys(dataDir)
  const startedAt = performance.now()
  const { status } = await post(site.url, '/auth/v1/signup', anonKey, {
    email: newAddress(),
    password: 'un-long-mot-de-passe',
  })
  const milliseconds = Math.round(performance.now() - startedAt)
  const { status: page } = await fetch(`${site.url}/materials`)
  console.log(
    `a mail server that speaks: a sign-up ${status} in ${milliseconds} ms, a page ${page}`,
  )
  silent.close()
  await site.stop()
}

async function peopleOf(site: SiteUnderTest) {
  const keys = await readKeys(site.dataDir)
  return { anonKey: keys.anonKey, learner: await makeAccount(site.url, keys) }
}

async function savingOn(site: SiteUnderTest) {
  const { anonKey, learner }: { anonKey: string; learner: Account } = await peopleOf(site)
  const saving = new Saving(site.url, anonKey, learner)
  saving.start()
  return saving
}

function failuresOf({ failures }: Saving) {
  return [...failures.values()].reduce((sum, count) => sum + count, 0)
}

async function report(what: string, savings: Saving[], site: SiteUnderTest) {
  let [answered, lost] = [0, 0]
  const others = new Map<string, number>()
  for (const saving of savings) {
    answered += saving.answered.length
    lost += (await saving.lost(site.url)).length
    for (const [kind, count] of saving.failures) others.set(kind, (others.get(kind) ?? 0) + count)
  }
  if (lost > 0) process.exitCode = 1
  const failures = [...others].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  console.log(
    `${what.padEnd(32) + `${answered}`.padStart(10) + `${lost}`.padStart(7)}  ${failures}`,
  )
}
