import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engine-journey.ts'

/** `{"firefox": "/usr/bin/firefox-esr", …}`: the engines that this machine has, found by scripts/find-engines.mjs. */
const engines: Record<string, string> = JSON.parse(process.env.ENGINES ?? '{}')

/** The main journeys in the engines that Playwright cannot drive as the system has them. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../site/start-site.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  projects: (['firefox', 'webkit'] as const)
    .filter((name) => Object.hasOwn(engines, name))
    .map((name) => ({
      name,
      use: { engineName: name, engineBinary: engines[name] ?? '' },
    })),
})
