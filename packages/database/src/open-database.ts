import type { ClientConfig } from 'pg'
import { Connections } from './connections.ts'
import type { Caller, Database } from './database.ts'
import { type EmbeddedOptions, EmbeddedServer } from './embedded/embedded-server.ts'
import { prepareServer } from './embedded/prepare.ts'
import { checkServer } from './external.ts'
import { Listener } from './listen.ts'
import { numberValues } from './named-values.ts'
import { openRequest, runQuery, runRequest } from './request.ts'
import { messageOf, StartError } from './start-error.ts'

/** How long a request waits for a connection before it fails. */
const REQUEST_CONNECTION_TIMEOUT_MS = 5_000

/** How one server is reached. */
interface ServerAccess {
  kind: Database['kind']
  url: string
  version: string
  owner: ClientConfig
  requests: ClientConfig
  /** Only on direct connections: behind a pooler a prepared statement may be on another one. */
  keepPrepared: boolean
  recover?: () => Promise<void>
  close?: () => Promise<void>
}

/**
 * Opens the embedded database of a data folder, or the one at `url`. Throws a `StartError` with a sentence for the
 * operator. One process owns a data folder; `shared` lets a command in beside it.
 */
export async function openDatabase(options: EmbeddedOptions | { url: string }): Promise<Database> {
  return connect('url' in options ? await reachExternal(options.url) : await startEmbedded(options))
}

async function reachExternal(url: string): Promise<ServerAccess> {
  const { config, version } = await checkServer(url)
  return { kind: 'external', url, version, owner: config, requests: config, keepPrepared: false }
}

async function startEmbedded(options: EmbeddedOptions): Promise<ServerAccess> {
  const server = await EmbeddedServer.open(options)
  const [owner, requests] = [server.config('postgres'), server.config('authenticator')]
  const version = await prepareServer(owner, requests).catch(async (cause: unknown) => {
    await server.close()
    throw new StartError(
      `The database in ${options.dataDir} could not be prepared: ${messageOf(cause)}. Nothing was lost.`,
      { cause },
    )
  })
  return {
    kind: 'embedded',
    url: server.url,
    version,
    owner,
    requests,
    keepPrepared: true,
    recover: () => server.ready(),
    close: () => server.close(),
  }
}

function connect(access: ServerAccess): Database {
  const { kind, url, version, keepPrepared, recover } = access
  const owner = new Connections(access.owner, { max: 6, acquireTimeoutMs: 10_000, recover })
  const open = (max: number) =>
    new Connections(access.requests, {
      max,
      acquireTimeoutMs: REQUEST_CONNECTION_TIMEOUT_MS,
      recover,
    })
  const pages = open(8)
  const outside = open(6)
  const requestsOf = ({ isFromOutside }: Caller) => (isFromOutside ? outside : pages)
  const listener = new Listener(access.owner, recover ?? (async () => {}))

  return {
    kind,
    url,
    version,
    request: (caller, sql, values = []) =>
      requestsOf(caller).use((client) =>
        runRequest(client, caller, numberValues(sql, values), keepPrepared),
      ),
    requestTransaction: (caller, work) =>
      requestsOf(caller).transaction((client) => openRequest(client, caller), work),
    query: (sql, values) => owner.use((client) => runQuery(client, sql, values)),
    transaction: (work) => owner.transaction((client) => client.query('begin'), work),
    listen: (channel, onPayload, onReconnect) =>
      listener.listen(channel, { onPayload, onReconnect }),
    pools: () => [
      { name: 'owner', ...owner.state() },
      { name: 'pages', ...pages.state() },
      { name: 'outside', ...outside.state() },
    ],
    async close() {
      await listener.close()
      await Promise.all([owner.end(), pages.end(), outside.end()])
      await access.close?.()
    },
  }
}
