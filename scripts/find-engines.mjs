// The other engines in which `npm test` runs the main journeys: Firefox, and WebKit on a virtual screen.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installDebianPackages } from './debian-package.mjs'

const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The paths of the engines by name; an engine that cannot be installed is reported and not counted. */
export function provideEngines() {
  const engines = {
    firefox: provide(findFirefox, ['firefox-esr']),
    webkit: provide(findWebKit, ['webkit2gtk-driver', 'xvfb']),
  }
  if (!engines.firefox) {
    say('Firefox', 'install it from your system, or set FIREFOX_PATH')
  }
  if (!engines.webkit) {
    say('WebKit', 'install WebKitWebDriver, MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb)')
  }
  return Object.fromEntries(Object.entries(engines).filter(([, place]) => place))
}

function provide(find, packages) {
  const found = find()
  if (found) return found
  return installDebianPackages(...packages) ? find() : undefined
}

const findFirefox = () => firefoxes.find((place) => place && existsSync(place))

/** MiniBrowser is beside WebKit's own processes; its driver and Xvfb must be on the path. */
function findWebKit() {
  if (process.platform !== 'linux' || !isOnPath('WebKitWebDriver') || !isOnPath('Xvfb')) return
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec', ...foldersIn('/usr/lib')]
  return libraries
    .flatMap((library) => foldersIn(library).filter((folder) => /\/webkit2gtk-4/.test(folder)))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((place) => existsSync(place))
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
}

const isOnPath = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, program)))

const say = (engine, remedy) =>
  console.log(`The journeys are not run in ${engine}, which this machine does not have: ${remedy}.`)
