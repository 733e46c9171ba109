import { scriptJson } from './script-json.ts'

/** Data of a page as it travels: in parts that together are one object, so that what is the reader's own stands apart. */
export function sentJson(
  data: object,
  ownNames: readonly string[] = [],
): [forAll: string, own: string] {
  const entries = Object.entries(data)
  const isOwn = ([name]: [string, unknown]) => ownNames.includes(name)
  const own = Object.fromEntries(entries.filter(isOwn))
  const forAll = Object.fromEntries(entries.filter((entry) => !isOwn(entry)))
  return [scriptJson(forAll), scriptJson(own)]
}
