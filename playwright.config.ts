import { defineConfig } from '@playwright/test'
import { findTemporaryFolder } from './packages/testing/src/temporary-folder.ts'
import { findChromium } from './scripts/find-chromium.mjs'

const memory = findTemporaryFolder()
if (memory) process.env.TMPDIR = memory

const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--no-first-run',
    ],
  },
}
const special = ['**/*.noscript.spec.ts', '**/*.process.spec.ts']
const onlyPhone = '**/*.phone.spec.ts'
const onlyWide = '**/*.wide.spec.ts'
const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/**
 * What a trace records costs a sixth of the time: ask for one with `npm run e2e -- --trace=on e2e/…`.
 *
 * Every journey runs on a wide screen and on a phone. The name of a file says where it differs: `.phone` needs a finger,
 * `.wide` would find nothing else on a phone (`onlyWide` says it of one journey), `.noscript` has the script switched off, `.process` needs no browser.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/site/start-site.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'fr-FR',
    // What the tests write through the API counts on the days of this zone, and a day changes at 4 a.m.: the browser is in it.
    timezoneId: 'Europe/Paris',
    // What a service worker answers no journey can hold back: those that are about it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves costs an eighth of the time; in Firefox and WebKit the journeys see it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'wide', testIgnore: [...special, onlyPhone], use: { ...browser, viewport: wide } },
    {
      name: 'phone',
      testIgnore: [...special, onlyWide],
      grepInvert: /@wide/,
      use: { ...browser, viewport: phone, hasTouch: true, isMobile: true },
    },
    {
      name: 'without script',
      testMatch: '**/*.noscript.spec.ts',
      use: { ...browser, viewport: wide, javaScriptEnabled: false },
    },
    // Each starts sites of its own, on a machine that may be busy.
    { name: 'process', testMatch: '**/*.process.spec.ts', timeout: 240_000 },
  ],
})
