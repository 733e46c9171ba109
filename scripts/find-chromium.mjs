// The tests' browser: a system Chromium, Playwright's own, or Debian's package (as root on Debian).
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-package.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  // The same engine without what draws windows: journeys take a third less processor time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium, installed first if possible; otherwise throws an error that says what to do. */
export async function provideChromium() {
  const found = places.find((place) => place && existsSync(place)) ?? (await playwrightsOwn())
  if (found) return found
  if (installDebianPackages('chromium') && existsSync('/usr/bin/chromium')) {
    return '/usr/bin/chromium'
  }
  throw new Error(
    'The browser tests need a Chromium: install one from your system, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const place = chromium.executablePath()
  return existsSync(place) ? place : undefined
}
