import path from 'node:path'

/** The root folder, with `content/`, `supabase/` and the built site. */
export const root = path.resolve(import.meta.dirname, '../../..')

export const migrationsFolder = path.join(root, 'supabase', 'migrations')
