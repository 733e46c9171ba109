import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/{src,app}/**/*.test.{ts,tsx}',
      'supabase/tests/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // One second, its default, is too short where other programs run.
    expect: { poll: { timeout: 15_000 } },
  },
})
