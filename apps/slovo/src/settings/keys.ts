import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateKeys } from '@slovo/backend'
import { z } from 'zod'
import { type Settings, SettingsError } from './settings.ts'

export const KeysShape = z.object({
  jwtSecret: z.string(),
  anonKey: z.string(),
  serviceRoleKey: z.string(),
})
export type Keys = z.infer<typeof KeysShape>

/** The keys of this site: those of the settings, others generated once into `DATA_DIR/keys.json`. */
export async function readKeys(settings: Settings): Promise<Keys> {
  const given = {
    jwtSecret: settings.JWT_SECRET,
    anonKey: settings.SUPABASE_ANON_KEY,
    serviceRoleKey: settings.SUPABASE_SERVICE_ROLE_KEY,
  }
  if (settings.way === 'hosted') {
    return KeysShape.parse({ ...given, jwtSecret: given.jwtSecret ?? '' })
  }
  if ((given.anonKey || given.serviceRoleKey) && !given.jwtSecret) {
    throw new SettingsError(
      'SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY are signed with JWT_SECRET: set JWT_SECRET too, or leave all three empty.',
    )
  }
  if (given.jwtSecret)
    return KeysShape.parse({ ...(await generateKeys(given.jwtSecret)), ...defined(given) })

  return storedKeys(settings.DATA_DIR)
}

async function storedKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, 'keys.json')
  return (await readStored(file)) ?? (await storeOnce(dataDir, file))
}

async function readStored(file: string): Promise<Keys | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new SettingsError(`${file} cannot be read: give this account the right to read it.`)
  }
  try {
    return KeysShape.parse(JSON.parse(text))
  } catch {
    throw new SettingsError(
      `${file} is damaged: put it back from a backup. Removing it signs everybody out and makes new keys.`,
    )
  }
}

/** Two processes that start at once agree: only the first can create the link, the other reads its file. */
async function storeOnce(dataDir: string, file: string): Promise<Keys> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const keys = await generateKeys()
  const draft = path.join(dataDir, `.keys-${randomUUID()}`)
  await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  try {
    await link(draft, file)
    await chmod(file, 0o600)
    return keys
  } catch (error) {
    const stored = await readStored(file)
    if (stored) return stored
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<T>
}
