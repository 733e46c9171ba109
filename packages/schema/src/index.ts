import type { Database } from './database.ts'

export type { Database, Json } from './database.ts'

type PublicTables = Database['public']['Tables']

/** A row as it is read; `TablesInsert` and `TablesUpdate` are what may be written. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row']
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert']
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update']

export type Profile = Tables<'users_profile'>
export type Book = Tables<'books'>
export type Material = Tables<'materials'>
export type Lesson = Tables<'lessons'>
export type ActivityRow = Tables<'h5p'>
export type UserMaterial = Tables<'user_materials'>
export type UserLesson = Tables<'user_lessons'>
export type UserWord = Tables<'user_words'>
export type Post = Tables<'posts'>
export type Page = Tables<'pages'>
export type WordReview = Tables<'word_reviews'>
