import { afterAll } from 'vitest'

// The same promises as in a folder, kept by a bucket: each file of tests asks this for its store.
process.env.STORAGE_TEST_STORE = 's3'
afterAll(() => {
  delete process.env.STORAGE_TEST_STORE
})

await import('./objects/files.test.ts')
await import('./render/pictures.test.ts')
await import('./upkeep/remove-lost-files.test.ts')
await import('./resumable/resumable.test.ts')
await import('./s3-protocol/s3-protocol.test.ts')
