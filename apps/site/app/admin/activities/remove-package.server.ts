import { packageFolder } from '@slovo/activities'
import type { Files } from '../../visit/session/session.server.ts'

const LISTED_AT_ONCE = 1000

/** Removes a package and everything that it was unpacked into. What is gone already is no fault. */
export async function removePackage(files: Files, file: string): Promise<void> {
  for await (const names of namesBelow(files, packageFolder({ id: 0, file }))) {
    const { error } = await files.remove(names)
    if (error) throw error
  }
  await files.remove([file])
}

/** The files of a folder and of the folders in it; a listing shows one level. */
async function* namesBelow(files: Files, folder: string): AsyncGenerator<string[]> {
  for (;;) {
    const { data } = await files.list(folder, { limit: LISTED_AT_ONCE })
    const entries = data ?? []
    const names = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`)
    for (const { id, name } of entries) {
      if (id === null) yield* namesBelow(files, `${folder}/${name}`)
    }
    if (names.length > 0) yield names
    // What was given back is removed by now: the next listing begins with what is left.
    if (entries.length < LISTED_AT_ONCE) return
  }
}
