import { configDefaults, defineConfig } from 'vitest/config'
import { findTemporaryFolder } from './packages/testing/src/temporary-folder.ts'

const memory = findTemporaryFolder()
if (memory) process.env.TMPDIR = memory

/**
 * Test files share the modules of their worker: to load these for each file took longer than the tests. What a file
 * opens is closed by `whenDone`, and what it replaces is put back, when the file is done. Apart are those that cannot:
 */
const apart = [
  // They ask for a bucket before they load the tests, which another file of the worker may have loaded with a folder.
  'packages/backend/src/storage/{s3,store-away}.test.ts',
  // It forgets the modules that were loaded.
  'packages/dictionary/src/russian/morphology.test.ts',
  // They measure the memory of their process, or how its time grows with a text.
  'apps/slovo/src/backup/write-archive.test.ts',
  'packages/testing/src/hostile-texts/*.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // One second, its default, is too short where other programs run.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: 'packages/testing/src/stop-test-server.ts',
    setupFiles: 'packages/testing/src/close-what-is-open.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: [
            '{packages,apps}/*/{src,app,bundle}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'supabase/tests/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...apart],
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
})
