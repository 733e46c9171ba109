import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Tests whose files may share the modules of their worker: to load these for each file took longer than the tests.
 * What a file opens is closed by `whenDone`, and what it replaces is put back, when the file is done.
 */
const together = [
  'packages/{activities,content-model,dictionary,language,messages,review,schema}/src/**/*.test.ts',
  'packages/backend/src/rest/**/*.test.ts',
  'apps/site/app/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'supabase/tests/**/*.test.ts',
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
      { extends: true, test: { name: 'together', isolate: false, include: together } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...together],
        },
      },
    ],
  },
})
