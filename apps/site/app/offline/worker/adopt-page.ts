import { ASSETS, readFiles } from '../device/cache-names.ts'
import { isPicture, isTextFile } from './files.ts'
import { keepCopy } from './pages.ts'
import { currentReader, noteFirstReader } from './reader.ts'
import { putWithinLimit } from './room.ts'

/** The page that was there before the worker: from the browser's own cache, so that nothing is loaded twice. */
export async function adoptPage(page: string, files: readonly string[]): Promise<void> {
  const url = new URL(page, location.href)
  const response = await fetch(url, { cache: 'force-cache' }).catch(() => null)
  if (response) {
    await noteFirstReader(response)
    await keepCopy(url, response)
  }
  for (const file of files) await adoptFile(file)
}

async function adoptFile(file: string) {
  const { origin, pathname } = new URL(file, location.href)
  if (origin !== location.origin) return
  const isAsset = pathname.startsWith('/assets/')
  if (!isAsset && !isTextFile(pathname) && !isPicture(pathname)) return
  if (await caches.match(file, { ignoreVary: true })) return
  const response = await fetch(file, { cache: 'force-cache' }).catch(() => null)
  if (response?.status !== 200) return
  if (isAsset) await (await caches.open(ASSETS)).put(pathname, response)
  else await putWithinLimit(readFiles, await currentReader(), file, response)
}
