/** A library of H5P as content names it: `H5P.Blanks 1.14`. */
export interface LibraryName {
  machineName: string
  major: number
  minor: number
}

const NAME = /^([\w.-]{1,255})[ -](\d{1,5})\.(\d{1,5})(?:\.\d{1,5})?$/

/** Reads `H5P.Blanks 1.14`, and the folder name `H5P.Blanks-1.14`; nothing for anything else. */
export function readLibraryName(text: string): LibraryName | undefined {
  const [, machineName, major, minor] = NAME.exec(text.trim()) ?? []
  if (!machineName || !major || !minor) return undefined
  return { machineName, major: Number(major), minor: Number(minor) }
}

/** `H5P.Blanks 1.14`, as sub-contents and shipped activities write it. */
export function libraryText({ machineName, major, minor }: LibraryName): string {
  return `${machineName} ${major}.${minor}`
}

/** `H5P.Blanks-1.14`, the folder of a library in a package. */
export function libraryFolder({ machineName, major, minor }: LibraryName): string {
  return `${machineName}-${major}.${minor}`
}
