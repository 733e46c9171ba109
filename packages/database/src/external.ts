import { Client, type ClientConfig } from 'pg'
import { codeOf, messageOf, StartError } from './start-error.ts'

const MIN_POSTGRES_VERSION = 15

/** Checks that `DATABASE_URL` leads to a server we can work with, and returns its version. */
export async function checkServer(url: string): Promise<{ config: ClientConfig; version: string }> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url.replace(/@\//, '@localhost/'))) {
    throw new StartError(
      'DATABASE_URL is not a database address. Write it like postgres://user:password@host:5432/name, with special characters of the password percent-encoded.',
    )
  }
  const config = { connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true }
  const client = new Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version.split(' ')[0] ?? ''
    if (Number.parseInt(version, 10) < MIN_POSTGRES_VERSION) {
      throw new StartError(
        `The server behind DATABASE_URL is PostgreSQL ${version}; ${MIN_POSTGRES_VERSION} or newer is needed.`,
      )
    }
    return { config, version }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(explain(error), { cause: error })
  } finally {
    await client.end()
  }
}

function explain(error: unknown): string {
  const message = messageOf(error)
  switch (codeOf(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host in DATABASE_URL cannot be found (${message}). Check its spelling.`
    case 'ECONNREFUSED':
    case 'ENOENT':
    case 'ETIMEDOUT':
      return `Nothing answers at the address in DATABASE_URL (${message}). Check host and port, and that the server runs.`
    case '28P01':
    case '28000':
      return `The server behind DATABASE_URL refuses the sign-in (${message}). Check user and password.`
    case '3D000':
      return `The server behind DATABASE_URL has no such database (${message}). Create it, or change the name at the end of the address.`
    default:
      return `The database in DATABASE_URL cannot be opened: ${message}.`
  }
}
