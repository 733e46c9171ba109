import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { nativeType } from '../activity/read-activity.ts'
import { checkShippedActivity, type ShippedActivity, shippedActivity } from '../activity/shipped.ts'

/** An activity of a shipped lesson: `content/lessons/ru/genitif/2-blanks.json`. */
export interface ShippedFile {
  file: string
  order: number
  /** Nothing where the file has faults. */
  activity: ShippedActivity | undefined
  faults: string[]
}

const FILE_NAME = /^(\d{1,3})-([a-z]+)\.json$/

/** The activities in the folder of one lesson, in their order, each with what is wrong with it. */
export async function readShippedFolder(folder: string): Promise<ShippedFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const files = await Promise.all(names.map((name) => readShippedFile(join(folder, name))))
  return files.sort((a, b) => a.order - b.order || a.file.localeCompare(b.file))
}

async function readShippedFile(file: string): Promise<ShippedFile> {
  const [, order, type] = FILE_NAME.exec(basename(file)) ?? []
  const json = parse(await readFile(file, 'utf8'))
  const parsed = shippedActivity.safeParse(json)
  const faults = checkShippedActivity(json)
  const named = parsed.success ? nativeType(parsed.data.library)?.toLowerCase() : undefined
  if (order === undefined) faults.push('file: its name is not <number>-<type>.json')
  else if (named && named !== type) faults.push(`file: its name says ${type}, it is a ${named}`)
  const isValid = parsed.success && faults.length === 0
  return { file, order: Number(order ?? 0), activity: isValid ? parsed.data : undefined, faults }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Reported as a fault of the file.
    return undefined
  }
}
