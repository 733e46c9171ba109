import { scriptJson } from './script-json.ts'

/** Data of a page as it travels: in parts that together are one object, so that what is the reader's own stands apart. */
export function sentJson(
  data: object,
  ownNames: readonly string[] = [],
): [forAll: string, own: string] {
  const forAll = Object.entries(data).filter(([name]) => !ownNames.includes(name))
  return [scriptJson(Object.fromEntries(forAll)), ownJson(data, ownNames)]
}

/** The second part alone: what is for all may be long. */
export function ownJson(data: object, ownNames: readonly string[]): string {
  const own = Object.entries(data).filter(([name]) => ownNames.includes(name))
  return scriptJson(Object.fromEntries(own))
}
