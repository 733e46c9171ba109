import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { isUnreachable } from '../connections.ts'
import { messageOf, StartError } from '../start-error.ts'
import { completeBinaries, findPackage } from './binaries.ts'
import { type ClusterSecret, createCluster, readSecret } from './cluster.ts'
import { placeDatabase, placeSocket, prepareDataFolder, sharedFolder } from './place.ts'
import { Presence } from './presence.ts'
import { type ServerFiles, startServer, stopServer } from './server.ts'
import { chooseSystemAccount } from './system-account.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** A command beside the running site. */
  shared?: boolean
  /** Settings of the server itself, such as `{ work_mem: '16MB' }`. */
  serverSettings?: Record<string, string>
}

/** The PostgreSQL server of one data folder: started, shared, restarted when it dies, stopped at the end. */
export class EmbeddedServer {
  readonly folder: string
  readonly #server: ServerFiles
  readonly #secret: ClusterSecret
  readonly #shared: boolean
  #presence: Promise<Presence> | undefined
  #isClosing = false

  private constructor(folder: string, server: ServerFiles, shared: boolean) {
    this.folder = folder
    this.#server = server
    this.#secret = readSecret(server.place)
    this.#shared = shared
  }

  static async open({
    dataDir,
    shared = false,
    serverSettings = {},
  }: EmbeddedOptions): Promise<EmbeddedServer> {
    if (process.platform === 'win32') {
      throw new StartError(
        'The built-in database does not run on Windows yet. Set DATABASE_URL to a PostgreSQL, SUPABASE_URL to a Supabase project, or start Slovo inside WSL.',
      )
    }
    const folder = prepareDataFolder(dataDir)
    const account = chooseSystemAccount(folder)
    const place = placeDatabase(folder, account)
    const binaries = completeBinaries(findPackage(), account ? sharedFolder : folder, account)
    await createCluster(place, binaries, account)
    const real = join(realpathSync(dirname(place)), 'pg18')
    const server = {
      place: real,
      socket: placeSocket(real),
      binaries,
      account,
      settings: serverSettings,
    }
    const embedded = new EmbeddedServer(folder, server, shared)
    await embedded.ready()
    return embedded
  }

  /** Connects as the owner, or as the role that may only switch to one of the API's roles. */
  config(user: 'postgres' | 'authenticator'): ClientConfig {
    return {
      host: this.#server.socket,
      port: 5432,
      user,
      password: user === 'postgres' ? this.#secret.owner : this.#secret.authenticator,
      database: 'postgres',
    }
  }

  get url(): string {
    const { owner } = this.#secret
    return `postgres://postgres:${owner}@${encodeURIComponent(this.#server.socket)}/postgres`
  }

  /** Resolves when the server answers; starts it again if it has died. */
  async ready(): Promise<void> {
    if (this.#isClosing) throw new Error('The database is closed.')
    this.#presence ??= this.#arrive()
    await this.#presence
  }

  async close(): Promise<void> {
    this.#isClosing = true
    const presence = await this.#presence?.catch(() => undefined)
    await presence?.leave(() => stopServer(this.#server))
  }

  async #arrive(): Promise<Presence> {
    let isStartedHere = false
    for (let attempt = 1; ; attempt += 1) {
      try {
        isStartedHere = (await startServer(this.#server)) || isStartedHere
        return await Presence.announce(this.config('postgres'), {
          folder: this.folder,
          shared: this.#shared,
          lost: () => this.#recover(),
        })
      } catch (error) {
        if (attempt === 50 || !isUnreachable(error)) {
          this.#presence = undefined
          if (error instanceof StartError) throw error
          if (isStartedHere) await stopServer(this.#server)
          throw this.#explain(error)
        }
        await pause(Math.min(20 * attempt, 500))
      }
    }
  }

  #explain(error: unknown): StartError {
    const log = join(this.#server.place, 'server.log')
    return new StartError(
      `The database in ${this.#server.place} does not answer (${messageOf(error)}). Its log ${log} may say more.`,
      { cause: error },
    )
  }

  #recover(): void {
    this.#presence = undefined
    // After a failure the next request for a connection retries, and reports it.
    if (!this.#isClosing) this.ready().catch(() => {})
  }
}
