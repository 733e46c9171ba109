const version = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function checkVersion(name: string): string {
  if (!version.test(name)) throw new Error('That is no version of a file.')
  return name
}

/** Where the bytes of a version lie; in a folder and in a bucket alike, so that one can be copied into the other. */
export function fileKeyOf(name: string): string {
  return `${checkVersion(name).slice(0, 2)}/${name}`
}
