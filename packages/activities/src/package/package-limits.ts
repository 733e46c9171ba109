const MB = 1024 * 1024

/** What a package may cost. */
export interface PackageLimits {
  /** Bytes of the `.h5p` file. */
  size: number
  files: number
  /** Bytes of all files unpacked. */
  unpacked: number
  /** Bytes of one file unpacked. */
  file: number
  /** Unpacked bytes to one packed byte, for files of more than one megabyte. */
  ratio: number
  json: number
  jsonDepth: number
}

/** The limits that a site starts with; real packages stay far below them. */
export const packageLimits: PackageLimits = {
  size: 100 * MB,
  files: 5000,
  unpacked: 300 * MB,
  file: 100 * MB,
  ratio: 100,
  json: 5 * MB,
  jsonDepth: 60,
}

/** Files below this are not worth a suspicion: a page of spaces packs very well. */
export const ratioCountsFrom = MB
