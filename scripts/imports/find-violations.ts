import { findCircles } from './find-circles.ts'
import type { Import, SourceFile } from './read-imports.ts'
import { acyclicFolders, halls, honoStopsIn, outsiders, packages, tableOwners } from './rules.ts'

const isTest = (file: string) => /(\.test\.tsx?$|^(packages|apps)\/[^/]+\/test\/)/.test(file)

/** One sentence per forbidden import, circle, foreign table and misplaced request. */
export function findViolations(files: SourceFile[]): string[] {
  const imports = files.flatMap((file) => file.imports)
  return [
    ...imports.flatMap((arrow) => [...packageViolation(arrow), ...hallViolation(arrow)]),
    ...files.flatMap(foreignTables),
    ...imports.flatMap(requestInRule),
    ...findCircles(graph(imports)).map((circle) => `a circle: ${circle.join(', ')}`),
    ...[
      ...halls.filter((hall) => hall.isAcyclic).map((hall) => hall.folder),
      ...acyclicFolders,
    ].flatMap((folder) => folderCircles(folder, imports)),
  ]
}

function packageViolation({ from, to }: Import): string[] {
  const home = packageOf(from)
  const target = to.startsWith('@slovo/') ? to.split('/')[1] : undefined
  const entered = to.includes('/') && !to.startsWith('@') ? packageOf(to) : undefined
  if (entered !== undefined && entered !== home && !isGenerated(to))
    return [`${from} imports ${to}: another package is imported by its name, @slovo/…`]
  if (outsiders.includes(from.split('/')[0] ?? ''))
    return target === undefined ? [] : [`${from} imports ${to}: it speaks HTTP alone`]
  if (home === undefined || isTest(from)) return []
  const rule = packages[home]
  if (rule === undefined)
    return [`${from}: the package ${home} has no line in scripts/imports/rules.ts`]
  if (rule.isPure && to.startsWith('node:')) return [`${from} imports ${to}: ${home} is pure`]
  if (target === undefined || target === home) return []
  const isAllowed = rule.imports.includes('*') || rule.imports.includes(target)
  return isAllowed ? [] : [`${from} imports ${to}: ${home} may not import ${target}`]
}

function hallViolation({ from, to }: Import): string[] {
  return halls.flatMap((hall) => {
    const part = partOf(hall.folder, from)
    const target = partOf(hall.folder, to)
    if (part === undefined || target === undefined || part === target) return []
    if (isTest(from) || hall.meetingPlaces.test(from)) return []
    const allowed = hall.parts[part] ?? hall.otherParts
    return allowed.includes(target)
      ? []
      : [`${from} imports ${to}: in ${hall.folder}, ${part} may not import ${target}`]
  })
}

function foreignTables({ path: file, tables }: SourceFile): string[] {
  if (!file.startsWith('packages/backend/src/') || isTest(file)) return []
  return tables.flatMap((table) => {
    const owner = tableOwners[table]
    return owner === undefined || file.startsWith(`${owner}/`)
      ? []
      : [`${file} has SQL of ${table}, which belongs to ${owner}`]
  })
}

function requestInRule({ from, to }: Import): string[] {
  const isRule = from.startsWith(`${honoStopsIn.folder}/`) && !honoStopsIn.files.test(from)
  return isRule && !isTest(from) && /^hono(\/|$)/.test(to)
    ? [`${from} imports ${to}: a request stops in *.routes.ts`]
    : []
}

function folderCircles(folder: string, imports: Import[]): string[] {
  const between = imports.flatMap(({ from, to }) => {
    const part = isTest(from) ? undefined : partOf(folder, from)
    const target = partOf(folder, to)
    return part === undefined || target === undefined || part === target
      ? []
      : [{ from: part, to: target }]
  })
  return findCircles(graph(between)).map(
    (circle) => `a circle of folders in ${folder}: ${circle.join(', ')}`,
  )
}

function graph(imports: Import[]) {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  return arrows
}

/** `backend` for `packages/backend/src/index.ts`, `site` for `apps/site/app/root.tsx`. */
function packageOf(file: string) {
  return /^(?:packages|apps)\/([^/]+)\//.exec(file)?.[1]
}

/** The folder directly below this one in which a file lies; files beside the folders belong to none. */
function partOf(folder: string, file: string) {
  if (!file.startsWith(`${folder}/`)) return undefined
  const [part, ...rest] = file.slice(folder.length + 1).split('/')
  return rest.length > 0 ? part : undefined
}

/** The process loads the built site from the build folder. */
function isGenerated(file: string) {
  return file.startsWith('apps/site/build/')
}
