export interface StorageSettings {
  /** Bytes of the largest file. */
  fileSizeLimit?: number
  /** The widths in which visitors get pictures, the next larger one for each that is asked for; none: every width. */
  pictureWidths?: readonly number[]
  /**
   * Whether the policies by which visitors see files read nothing but tables whose changes call
   * `storage.count_public_change()`: then what they showed holds until the next change.
   */
  policiesFollowPublicVersion?: boolean
  /** A key of the S3 protocol, beside those that are made while the backend runs. */
  s3AccessKey?: { id: string; secret: string } | undefined
}

/** Supabase's own default for a local stack. */
export const DEFAULT_MAX_FILE_BYTES = 50 * 1024 * 1024
