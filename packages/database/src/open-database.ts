import type { ClientConfig } from 'pg'
import type { Caller, Database } from './database.ts'
import { type EmbeddedOptions, EmbeddedServer } from './embedded/embedded-server.ts'
import { prepareServer } from './embedded/prepare.ts'
import { checkServer } from './external.ts'
import { Listener } from './listen.ts'
import { numberValues } from './named-values.ts'
import { Connections } from './pools.ts'
import { openRequest, runQuery, runRequest } from './request.ts'
import { messageOf, StartError } from './start-error.ts'

/** For which a request waits for a connection before it is refused. */
const WAIT_OF_REQUESTS = 5_000

interface Access {
  kind: Database['kind']
  url: string
  version: string
  owner: ClientConfig
  requests: ClientConfig
  /** Whether connections are ours alone; behind a pooler a prepared statement may be elsewhere. */
  keepStatements: boolean
  recover?: () => Promise<void>
  close?: () => Promise<void>
}

/**
 * Opens the database of a data folder, which this process brings along, or the one at `url`.
 * Refuses with a `StartError`. One process owns a data folder; `shared` lets a command in beside it.
 */
export async function openDatabase(options: EmbeddedOptions | { url: string }): Promise<Database> {
  return connect('url' in options ? await reachExternal(options.url) : await startEmbedded(options))
}

async function reachExternal(url: string): Promise<Access> {
  const { config, version } = await checkServer(url)
  return { kind: 'external', url, version, owner: config, requests: config, keepStatements: false }
}

async function startEmbedded(options: EmbeddedOptions): Promise<Access> {
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
    keepStatements: true,
    recover: () => server.ready(),
    close: () => server.close(),
  }
}

function connect(access: Access): Database {
  const { kind, url, version, keepStatements, recover } = access
  const owner = new Connections(access.owner, { max: 6, waitMilliseconds: 10_000, recover })
  const open = (max: number) =>
    new Connections(access.requests, { max, waitMilliseconds: WAIT_OF_REQUESTS, recover })
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
        runRequest(client, caller, numberValues(sql, values), keepStatements),
      ),
    requestTransaction: (caller, work) =>
      requestsOf(caller).transaction((client) => openRequest(client, caller), work),
    query: (sql, values) => owner.use((client) => runQuery(client, sql, values)),
    transaction: (work) => owner.transaction((client) => client.query('begin'), work),
    listen: (channel, heard, resumed) => listener.listen(channel, { heard, resumed }),
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
