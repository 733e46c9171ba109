import { listActivitiesToEdit } from './activities/list-activities.server.ts'
import { listBooksToEdit } from './books/books.server.ts'
import type { ContentTypeName } from './content-types.ts'
import { listLessonsToEdit } from './lessons/lessons.server.ts'
import type { ContentListing } from './list/listing.server.ts'
import { listMaterialsToEdit } from './materials/list-materials.server.ts'
import { listPagesToEdit } from './pages/pages.server.ts'
import { listPostsToEdit } from './posts/posts.server.ts'

/** How each type of content is listed. */
export const listings: Record<ContentTypeName, ContentListing> = {
  materials: listMaterialsToEdit,
  books: listBooksToEdit,
  activities: listActivitiesToEdit,
  lessons: listLessonsToEdit,
  posts: listPostsToEdit,
  pages: listPagesToEdit,
}
