import { setTimeout as pause } from 'node:timers/promises'
import { type Account, post } from '../people/accounts.ts'

/** A learner who saves words over several lines at once, and keeps what was answered as saved. */
export class Saving {
  readonly answered: string[] = []
  /** How often each other answer came: a status, or `broken` for a connection. */
  readonly failures = new Map<string, number>()
  readonly #url: string
  readonly #anonKey: string
  readonly #learner: Account
  #isStopped = false
  #lines: Promise<void>[] = []

  constructor(url: string, anonKey: string, learner: Account) {
    this.#url = url
    this.#anonKey = anonKey
    this.#learner = learner
  }

  start(lines = 4): void {
    const run = `${Date.now()}`
    this.#lines = Array.from({ length: lines }, (_, line) => this.#saveOn(`${run}-${line}`))
  }

  /** Comes back when so many more were answered than now. */
  async more(count: number): Promise<void> {
    const wanted = this.answered.length + count
    while (this.answered.length < wanted) await pause(20)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#lines)
  }

  /** The words that were answered as saved and are not there, under an address of the site. */
  async lost(url = this.#url): Promise<string[]> {
    const words = new Set<string>()
    for (let page = 0; ; page += 1) {
      const answer = await fetch(
        `${url}/rest/v1/user_words?select=word_ru&order=id&limit=1000&offset=${page * 1000}`,
        {
          headers: {
            apikey: this.#anonKey,
            authorization: `Bearer ${this.#learner.accessToken}`,
          },
        },
      )
      const rows: { word_ru: string }[] = await answer.json()
      for (const { word_ru } of rows) words.add(word_ru)
      if (rows.length < 1000) return this.answered.filter((word) => !words.has(word))
    }
  }

  async #saveOn(line: string): Promise<void> {
    for (let number = 0; !this.#isStopped; number += 1) {
      const word = {
        user_id: this.#learner.id,
        word_ru: `слово-${line}-${number}`,
        word_fr: 'mot',
        word_sentence: '',
      }
      const answer = await post(
        this.#url,
        '/rest/v1/user_words',
        this.#anonKey,
        word,
        this.#learner.accessToken,
      ).catch(() => undefined)
      if (answer?.status === 201) {
        this.answered.push(word.word_ru)
        continue
      }
      const failure = answer ? String(answer.status) : 'broken'
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1)
      await pause(50)
    }
  }
}
