import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { SystemAccount } from '../src/embedded/system-account.ts'

const program = fileURLToPath(new URL('./saving.process.ts', import.meta.url))

/** Another process that opens a data folder and saves numbers; `acknowledged` are those that the database confirmed. */
export class SavingProcess {
  readonly acknowledged: number[] = []
  readonly lines: string[] = []
  readonly #child: ChildProcess
  readonly #output: Interface
  readonly #closed: Promise<unknown>
  #hasEnded = false

  constructor(folder: string, account?: SystemAccount) {
    this.#child = spawn(process.execPath, [program, folder], {
      ...account,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (!this.#child.stdout) throw new Error('The process has no output.')
    this.#output = createInterface(this.#child.stdout)
    this.#output.on('line', (line) => {
      this.lines.push(line)
      if (/^\d+$/.test(line)) this.acknowledged.push(Number(line))
    })
    this.#closed = once(this.#output, 'close').then(() => {
      this.#hasEnded = true
    })
    onTestFinished(() => {
      this.#child.kill('SIGKILL')
    })
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  async hasAcknowledged(count: number): Promise<void> {
    while (this.acknowledged.length < count) {
      if (this.#hasEnded) throw new Error(`The process ended: ${this.lines.at(-1)}`)
      await Promise.race([once(this.#output, 'line'), this.#closed])
    }
  }

  async ends(): Promise<void> {
    await this.#closed
  }

  /** `kill -9`: no handler runs. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ends()
  }
}
