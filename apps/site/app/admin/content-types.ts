import type { Message } from '@slovo/messages'
import { newOne, types } from '@slovo/messages/admin/items'

export type ListFilter = 'lang' | 'section' | 'level'

interface ContentType {
  /** Whose rows they are; deletion and its undoing name it too. */
  table: 'materials' | 'books' | 'lessons' | 'h5p' | 'posts' | 'pages'
  name: Message
  newOne: Message
  /** What the list can be narrowed to, besides title and state. */
  filters: readonly ListFilter[]
}

/**
 * Every type of content that is edited under `/admin/{type}`, in the order of the navigation. To add one: a line here,
 * its listing in listings.server.ts, and a folder with the form and the route of its editor, which is named in routes.ts.
 */
export const contentTypes = {
  materials: {
    table: 'materials',
    name: types.materials,
    newOne: newOne.materials,
    filters: ['lang', 'section', 'level'],
  },
  books: { table: 'books', name: types.books, newOne: newOne.books, filters: ['lang'] },
  lessons: {
    table: 'lessons',
    name: types.lessons,
    newOne: newOne.lessons,
    filters: ['lang', 'level'],
  },
  activities: {
    table: 'h5p',
    name: types.activities,
    newOne: newOne.activities,
    filters: [],
  },
  posts: { table: 'posts', name: types.posts, newOne: newOne.posts, filters: ['lang'] },
  pages: { table: 'pages', name: types.pages, newOne: newOne.pages, filters: ['lang'] },
} as const satisfies Record<string, ContentType>

export type ContentTypeName = keyof typeof contentTypes

export const contentTypeNames = Object.keys(contentTypes).filter(isContentType)

/** The specified default. */
export const DEFAULT_TYPE: ContentTypeName = 'materials'

export function isContentType(name: string | undefined): name is ContentTypeName {
  return name !== undefined && Object.hasOwn(contentTypes, name)
}
