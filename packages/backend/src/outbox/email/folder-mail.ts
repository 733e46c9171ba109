import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { MailSender } from './mail-templates.ts'

const KeptMail = z.object({
  id: z.string(),
  sentAt: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type KeptMail = z.infer<typeof KeptMail>

const ID = /^[0-9]{13}-[0-9a-f-]{36}$/

/** Stores mails in a folder instead of sending them: each as a JSON file, with its page as HTML. */
export function folderMail(folder: string, from: string, now = () => new Date()): MailSender {
  return async (mail) => {
    const id = `${String(now().getTime()).padStart(13, '0')}-${randomUUID()}`
    const kept: KeptMail = { id, sentAt: now().toISOString(), from, ...mail }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(path.join(folder, `${id}.html`), mail.html)
    await writeWhole(path.join(folder, `${id}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  }
}

/** The stored mails, newest first. */
export async function listMails(folder: string, limit = 100): Promise<KeptMail[]> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]))
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, limit)
  const mails = await Promise.all(newest.map((name) => readMail(folder, name.slice(0, -5))))
  return mails.filter((mail) => mail !== undefined)
}

/** One stored mail, or undefined for an id that is none. */
export async function readMail(folder: string, id: string): Promise<KeptMail | undefined> {
  if (!ID.test(id)) return undefined
  const text = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(whenMissing(undefined))
  return text === undefined ? undefined : KeptMail.parse(JSON.parse(text))
}

/** A reader finds a whole file or none. */
async function writeWhole(file: string, text: string) {
  const draft = `${file}.${randomUUID()}.part`
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, file)
}

function whenMissing<T>(instead: T) {
  return (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }
}
