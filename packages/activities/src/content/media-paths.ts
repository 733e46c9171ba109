import { z } from 'zod'
import { mediaFile } from './parameters.ts'

// Only a file has both fields; `mediaFile` itself reads one without a type too.
const used = z.object({ path: z.string(), mime: z.string() })

/** The files of a package that its content uses, each once: what goes with it at an export. */
export function mediaPaths(content: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const file = used.safeParse(value).success ? mediaFile.safeParse(value) : undefined
    if (file?.success && !file.data.isExternal) found.add(file.data.path)
    Object.values(value).forEach(look)
  }
  look(content)
  return [...found].sort()
}
