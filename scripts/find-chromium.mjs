// The tests' browser: Chromium's headless shell (as root on Debian installed from its package), a system Chromium, or Playwright's own.
import { existsSync } from 'node:fs'
import { installDebianPackages } from './debian-package.mjs'

/** The same engine without what draws windows: journeys take half the processor time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium that is installed on this machine; Playwright starts its own without one. */
export const findChromium = () => places.find((place) => place && existsSync(place))

/** The path of a Chromium, installed first if possible; otherwise throws an error that says what to do. */
export async function provideChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    installDebianPackages('chromium-headless-shell')
  }
  const found = findChromium() ?? (await playwrightsOwn())
  if (found) return found
  throw new Error(
    'The browser tests need a Chromium: install one from your system, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}

// Imported late: `npm test` installs the packages of a fresh clone itself.
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const place = chromium.executablePath()
  return existsSync(place) ? place : undefined
}
