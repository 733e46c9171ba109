import type { SourceFile } from './read-imports.ts'

const isProduct = (file: string) =>
  /^(packages\/[^/]+\/src|apps\/[^/]+\/(src|app))\//.test(file) && !/\.test\.tsx?$/.test(file)

/** Names of React Router's for what a route does. */
const isRoute = (file: string) => /(\.route\.tsx?|app\/(root|entry\.\w+)\.tsx)$/.test(file)
/** Sentences are always written with their catalogue: `reading.save`. */
const isCatalogue = (file: string) => file.startsWith('packages/messages/')

/** One exported name means one thing: a type in the whole repository, a value in its package. */
export function findTwins(files: SourceFile[]): string[] {
  const homes = new Map<string, Set<string>>()
  for (const file of files) {
    if (!isProduct(file.path) || isCatalogue(file.path) || isRoute(file.path)) continue
    const home = file.path.split('/').slice(0, 2).join('/')
    for (const { name, isType } of file.exports) {
      const key = isType ? `the type ${name}` : `${name} in ${home}`
      homes.set(key, (homes.get(key) ?? new Set()).add(file.path))
    }
  }
  return [...homes]
    .filter(([, paths]) => paths.size > 1)
    .map(
      ([name, paths]) =>
        `${name} is exported with ${paths.size} meanings: ${[...paths].join(', ')}`,
    )
}
