import type { DatabaseSchema } from './database.ts'

export type { DatabaseSchema, Json } from './database.ts'

type PublicTables = DatabaseSchema['public']['Tables']

/** A row as it is read: `Tables<'materials'>`. `TablesInsert` and `TablesUpdate` are what may be written. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row']
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert']
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update']

export type MaterialRow = Tables<'materials'>
export type BookRow = Tables<'books'>
export type LessonRow = Tables<'lessons'>
export type ActivityRow = Tables<'h5p'>
export type PostRow = Tables<'posts'>
export type PageRow = Tables<'pages'>
export type UserWordRow = Tables<'user_words'>
