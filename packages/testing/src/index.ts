export {
  makeActivity,
  makeBook,
  makeLesson,
  makeMaterial,
  makePage,
  makePost,
  makeWord,
} from './content.ts'
export type { Client, SignUpOptions, TestGuest } from './guests.ts'
export { type Link, openLink } from './link.ts'
export { type Mailbox, openMailbox, type ReceivedMail } from './mailbox.ts'
export { makeAdmin, makeUser } from './people.ts'
export { openS3Server, type S3Server } from './s3-server.ts'
export { openSpeechServer, type SpeechServer, tone } from './speech-server.ts'
export { type TestBackend, testBackend } from './test-backend.ts'
export {
  bootstrappedDatabase,
  emptyDatabase,
  type Person,
  type Speaker,
  type TestDatabase,
  testDatabase,
} from './test-database.ts'
export { migrationsFolder } from './test-server-place.ts'
export { whenDone } from './when-done.ts'
