const MB = 1024 * 1024

/** The limits of an uploaded package. */
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

/** The default limits; real packages stay far below them. */
export const packageLimits: PackageLimits = {
  size: 100 * MB,
  files: 5000,
  unpacked: 300 * MB,
  file: 100 * MB,
  ratio: 100,
  json: 5 * MB,
  jsonDepth: 60,
}

/** The ratio of smaller files is not limited: a page of spaces packs very well. */
export const ratioCountsFrom = MB
