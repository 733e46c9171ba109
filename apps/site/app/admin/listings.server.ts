import { listActivities } from './activities/list-activities.server.ts'
import { listBooks } from './books/list-books.server.ts'
import type { ContentTypeName } from './content-types.ts'
import { listLessons } from './lessons/list-lessons.server.ts'
import type { Listing } from './list/listing.ts'
import { listMaterials } from './materials/list-materials.server.ts'
import { listPages } from './pages/list-pages.server.ts'
import { listPosts } from './posts/list-posts.server.ts'

/** How each type of content is listed. */
export const listings: Record<ContentTypeName, Listing> = {
  materials: listMaterials,
  books: listBooks,
  activities: listActivities,
  lessons: listLessons,
  posts: listPosts,
  pages: listPages,
}
