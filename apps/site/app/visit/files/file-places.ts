/** Where a page asks for files of the storage, and for pictures at a size: what comes before their name. */
interface FilePlaces {
  files: string
  pictures: string
  /** With which pictures are asked for: each is cached for a year under its URL. */
  version?: number | undefined
}

interface Asking {
  siteUrl: string
  supabaseUrl: string
  isAdmin?: boolean
  picturesVersion?: number | undefined
}

/**
 * The public addresses of our own backend give what a visitor may read. Those of a hosted one know no policies, and an
 * admin's drafts need their session: then files are asked for through the site.
 */
export function filePlaces(asking: Asking): FilePlaces {
  const { siteUrl, supabaseUrl, isAdmin = false, picturesVersion: version } = asking
  if (siteUrl !== supabaseUrl || isAdmin) return { files: '/files', pictures: '/files' }
  return {
    files: '/storage/v1/object/public/slovo',
    pictures: '/storage/v1/render/image/public/slovo',
    ...(version !== undefined && { version }),
  }
}
