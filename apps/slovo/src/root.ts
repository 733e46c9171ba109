import path from 'node:path'

/** The project's folder, where `content/`, `supabase/` and the built site are. */
export const root = path.resolve(import.meta.dirname, '../../..')

export const migrationsFolder = path.join(root, 'supabase', 'migrations')
