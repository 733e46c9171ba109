export {
  makeActivity,
  makeBook,
  makeLesson,
  makeMaterial,
  makePage,
  makePost,
  makeWord,
} from './content.ts'
export { makeAdmin, makeUser } from './people.ts'
export { migrationsFolder } from './template.ts'
export {
  emptyDatabase,
  type Person,
  type Speaker,
  type TestDatabase,
  testDatabase,
} from './test-database.ts'
