import { z } from 'zod'

/** A file of the storage in one of its folders, `image/v-kafe.webp`, or none. */
export const StoredFile = (folder: 'image' | 'audio' | 'video') =>
  z
    .string()
    .trim()
    .max(1000)
    .regex(new RegExp(`^(|${folder}/[\\w][\\w./ -]*)$`, 'u'))
    .refine((path) => !path.includes('..'))
    .transform((path) => path || null)
