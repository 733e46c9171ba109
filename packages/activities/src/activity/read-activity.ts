import { readDisplay } from '../content/display.ts'
import { type LibraryName, libraryText, readLibraryName } from '../content/library-name.ts'
import type { SubContent } from '../content/sub-content.ts'
import { type ActivityType, contentByType, type ParamsByType } from '../types/index.ts'
import type { Activity, ActivityOf, ActivityPart } from './activity.ts'

const MAX_DEPTH = 8

/** The types that our own players play. */
export const nativeTypes: readonly ActivityType[] = Object.keys(contentByType).filter(isNativeType)

function isNativeType(name: string): name is ActivityType {
  return Object.hasOwn(contentByType, name)
}

/** The native type of a library; `H5P.DialogCards`, as some generators write it, too. */
export function nativeType(library: LibraryName | string): ActivityType | undefined {
  const machineName =
    typeof library === 'string'
      ? (readLibraryName(library)?.machineName ?? library)
      : library.machineName
  return nativeTypes.find((type) => `h5p.${type}`.toLowerCase() === machineName.toLowerCase())
}

/**
 * Parses the content of a package or a row for our own players; undefined if its library is not one of theirs. Missing
 * fields get H5P's defaults.
 */
export function readActivity(library: LibraryName | string, content: unknown) {
  return readNested(library, content, 0)
}

function readNested(
  library: LibraryName | string,
  content: unknown,
  depth: number,
): Activity | undefined {
  const type = nativeType(library)
  return type && readAs(type, content, depth)
}

function readAs<Type extends ActivityType>(
  type: Type,
  content: unknown,
  depth: number,
): ActivityOf<Type> {
  const { params, parts } = contentByType[type].read(content)
  return { type, params, ...(parts && { parts: parts.map((part) => readPart(part, depth + 1)) }) }
}

function readPart(content: SubContent, depth: number): ActivityPart {
  const { title } = content.metadata
  const activity =
    depth < MAX_DEPTH ? readNested(content.library, content.params, depth) : undefined
  if (activity) return { title, kind: 'activity', activity }
  const display = readDisplay(content)
  if (display) return { title, kind: 'display', display }
  return { title, kind: 'other', library: libraryText(content.library) }
}

/** What keeps an activity from being played: nothing to answer, or no right answer. */
export function checkActivity(activity: Activity): string[] {
  return faultsOf(activity.type, activity.params, activity.parts ?? [])
}

function faultsOf<Type extends ActivityType>(
  type: Type,
  params: ParamsByType[Type],
  parts: ActivityPart[],
): string[] {
  return contentByType[type].faults(
    params,
    parts.map((part) => (part.kind === 'activity' ? checkActivity(part.activity) : [])),
  )
}

/** The author's regular expressions that RE2 cannot run: they are compared letter by letter. */
export async function expressionsNotRun(activity: Activity): Promise<string[]> {
  const parts = (activity.parts ?? []).flatMap((part) =>
    part.kind === 'activity' ? [expressionsNotRun(part.activity)] : [],
  )
  const own = expressionsNotRunOf(activity.type, activity.params)
  const found = await Promise.all([own, ...parts])
  return [...new Set(found.flat())]
}

async function expressionsNotRunOf<Type extends ActivityType>(
  type: Type,
  params: ParamsByType[Type],
): Promise<string[]> {
  return (await contentByType[type].expressionsNotRun?.(params)) ?? []
}
