import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { manifestJson } from './manifest.ts'
import type { OpenPackage } from './open-package.ts'

/**
 * Writes a package into a folder that does not exist yet: `h5p.json`, `content/` with the sanitised
 * `content.json` and the media, `libraries/` with the libraries. The folder appears when all of it
 * is written, or not at all.
 */
export async function unpackPackage(opened: OpenPackage, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  try {
    await mkdir(join(draft, 'content'))
    await writeFile(join(draft, 'h5p.json'), JSON.stringify(manifestJson(opened.manifest)))
    await writeFile(join(draft, 'content', 'content.json'), JSON.stringify(opened.content))
    for (const { path } of opened.media) {
      await copy(opened, `content/${path}`, join(draft, 'content', path))
    }
    for (const { files } of opened.libraries) {
      for (const name of files) await copy(opened, name, join(draft, 'libraries', name))
    }
    await rename(draft, folder)
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    throw cause
  }
}

async function copy(opened: OpenPackage, name: string, target: string) {
  await mkdir(dirname(target), { recursive: true })
  await pipeline(opened.read(name), createWriteStream(target, { flags: 'wx', mode: 0o644 }))
}
