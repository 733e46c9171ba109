import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import {
  type BackendSettings,
  createBackend,
  type Functions,
  generateKeys,
  type SmsSender,
  smtpMail,
} from '@slovo/backend'
import type { DatabaseSchema } from '@slovo/schema'
import { createClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { type Client, makeGuests, type SignUpOptions, type TestGuest } from './guests.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'
import { whenDone } from './when-done.ts'

export interface TestBackend {
  /** The address to give to a Supabase client. */
  url: string
  anonKey: string
  serviceRoleKey: string
  jwtSecret: string
  storageFolder: string
  db: TestDatabase
  mailbox: Mailbox
  /** A new visitor with the official client, and no session. */
  visitor(): Client
  /** The operator, past row-level security. */
  operator: Client
  /** A new user, with an account and a session. */
  signUp(options?: SignUpOptions): Promise<TestGuest>
  /** The same account on another device. */
  signIn(email: string, password: string): Promise<TestGuest>
  /** A request without the client, with the visitor's key unless headers say otherwise. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  functions: Functions
  /** Stops as a process does at SIGTERM; happens by itself when the test file is done. */
  stop(): Promise<void>
  /** What the backend wrote to its log, as the messages of its lines. */
  logged: string[]
}

interface TestBackendOptions {
  settings?: Partial<BackendSettings>
  sms?: SmsSender
  /** Another mail server than the mailbox, for instance one that is away. */
  smtpUrl?: string
  now?: () => Date
  /** Another process of the same site: the same database, keys and files. */
  beside?: TestBackend
}

/**
 * A backend of its own for this test file, over real HTTP, with a database, a mailbox and a folder.
 * New accounts are confirmed at once unless `settings.auth.mailerAutoconfirm` is false.
 */
export async function testBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { beside } = options
  const db = beside?.db ?? (await testDatabase())
  const mailbox = beside?.mailbox ?? (await openMailbox())
  const storageFolder = beside?.storageFolder ?? mkdtempSync(join(tmpdir(), 'slovo-storage-'))
  whenDone(async () => {
    if (beside) return
    await mailbox.close()
    rmSync(storageFolder, { recursive: true })
  })
  const keys = beside ? keysOf(beside) : await generateKeys()
  const logged: string[] = []
  const write = (...[line, message]: unknown[]) => logged.push(String(message ?? line))

  const front = new Hono()
  const server = serve({ fetch: front.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const closeServer = async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  }
  // A test may try settings that no backend takes.
  whenDone(closeServer)

  const backend = createBackend({
    database: db.database,
    settings: {
      siteUrl: 'http://localhost:3000',
      apiUrl: url,
      ...keys,
      ...options.settings,
      auth: { mailerAutoconfirm: true, ...options.settings?.auth },
    },
    mail: smtpMail(options.smtpUrl ?? mailbox.url, 'slovo@example.org'),
    storageFolder,
    log: { error: write, warn: write, info: write },
    ...(options.sms && { sms: options.sms }),
    ...(options.now && { now: options.now }),
  })
  front.route('/', backend.app)
  server.on('upgrade', (request, socket, head) => {
    if (!backend.upgrades.upgrade(request, socket, head)) socket.destroy()
  })

  const stop = async () => {
    await backend.upgrades.close()
    await closeServer()
    await backend.close()
  }
  whenDone(stop)

  const openClient = (key: string): Client =>
    createClient<DatabaseSchema>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    })

  return {
    ...keys,
    url,
    storageFolder,
    db,
    mailbox,
    logged,
    stop,
    functions: backend.functions,
    visitor: () => openClient(keys.anonKey),
    operator: openClient(keys.serviceRoleKey),
    fetch: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { apikey: keys.anonKey, ...init.headers } }),
    ...makeGuests({ url, anonKey: keys.anonKey, openClient, mailbox }),
  }
}

function keysOf({ anonKey, serviceRoleKey, jwtSecret }: TestBackend) {
  return { anonKey, serviceRoleKey, jwtSecret }
}
