// `npm test`: everything that CI checks. `npm test -- quick`: what needs neither a browser nor the whole backend, for
// the daily round. Every step runs, also after a failure; the last line is "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { provideChromium } from './find-chromium.mjs'
import { provideEngines } from './find-engines.mjs'
import { ensureInstalled } from './install.mjs'
import { pinnedEnvironment, root } from './pinned-node.mjs'

const results = path.join(root, 'test-results')
/** The journeys for the other two ways to run the site; docs/hosting.md has the command for all. */
const mainJourneys = [
  '--project=wide',
  'e2e/reading/first-word.spec.ts',
  'e2e/reading/words-elsewhere.wide.spec.ts',
]
/** The tests of a quick round: the packages without a server, the policies of every table, who may import whom. */
const quickTests = [
  ...['activities', 'content-model', 'language', 'messages', 'review', 'russian'].map(
    (name) => `packages/${name}/`,
  ),
  'packages/testing/src/specification-table.test.ts',
  'apps/site/',
  'scripts/',
  'supabase/tests/',
]
const total = { passed: 0, failed: 0 }
const [round = 'whole'] = process.argv.slice(2)
const rounds = {
  quick: () => runTests('pure tests, policies and imports', 'vitest', readVitest, {}, quickTests),
  async whole() {
    runTests('unit, policy and backend tests', 'vitest', readVitest)
    await runBrowserTests()
  },
}

try {
  if (!Object.hasOwn(rounds, round)) {
    throw new Error(`There is no round "${round}": it is "npm test" or "npm test -- quick".`)
  }
  ensureInstalled()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  check('format and lint', 'biome', ['check', '--error-on-warnings', '.'])
  check('types', 'node', ['scripts/types.mjs'])
  await rounds[round]()
} catch (error) {
  console.error(error.message)
  total.failed += 1
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function check(title, command, values) {
  count(run(title, command, values) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

async function runBrowserTests() {
  const environment = {
    CHROMIUM_PATH: await provideChromium(),
    // The first run makes it; e2e/site/prepared-data.ts says what it is.
    PREPARED_DATA: path.join(tmpdir(), `slovo-prepared-${process.pid}`),
  }
  ensureBuilt()
  try {
    runTests('browser tests', 'playwright', readPlaywright, environment)
    for (const way of ['hosted', 'own-postgres']) {
      const apart = { ...environment, SITE_WAY: way }
      runTests(`main journeys, ${way}`, 'playwright', readPlaywright, apart, [
        ...mainJourneys,
        `--output=test-results/${way}`,
      ])
    }
    runEngineTests(environment)
  } finally {
    rmSync(environment.PREPARED_DATA, { recursive: true, force: true })
  }
}

function runEngineTests(given) {
  const engines = provideEngines()
  const names = Object.keys(engines)
  if (names.length === 0) return
  const environment = { ...given, ENGINES: JSON.stringify(engines) }
  const chosen = ['--config=e2e/engines/playwright.config.ts']
  runTests(
    `main journeys, ${names.join(' and ')}`,
    'playwright',
    readPlaywright,
    environment,
    chosen,
  )
}

/** Runs a test runner and counts what its report says; a run that breaks before its report counts as one failure. */
function runTests(title, runner, readReport, environment = {}, chosen = []) {
  const file = path.join(results, `${title.replace(/\W+/g, '-')}.json`)
  const values = {
    vitest: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['test', '--reporter=list,json'],
  }[runner]
  const isGreen = run(title, runner, [...values, ...chosen], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const counted = existsSync(file)
    ? readReport(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  if (!isGreen && counted.failed === 0) counted.failed = 1
  count(counted)
}

function readVitest({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

function readPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

function count({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

function run(title, command, values, environment = {}) {
  console.log(`\n── ${title}`)
  const startedAt = Date.now()
  const { status } = spawnSync(command, values, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...pinnedEnvironment(), ...environment },
    shell: process.platform === 'win32',
  })
  console.log(`── ${title}: ${Math.round((Date.now() - startedAt) / 1000)} s`)
  return status === 0
}
