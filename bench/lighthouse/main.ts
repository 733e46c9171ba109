import { startSite } from '../../e2e/site/site-under-test.ts'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { measurePage } from './run-lighthouse.ts'
import { shownPages } from './shown-pages.ts'

/** Of 100, in each of the four categories. */
const AIM = 98

// `npm run lighthouse -- reading word` measures these pages alone.
const wanted = process.argv.slice(2)
const site = await startSite({ LOG_LEVEL: 'fatal' })
try {
  printRow('page', ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'kB'])
  for (const [name, place] of Object.entries(await shownPages(site.url))) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const measured = await measurePage(site.url + place, findChromium() ?? '')
    if (!measured) continue
    const { scores, times, shift, kilobytes, faults } = measured
    printRow(name, [...scores, ...times, shift.toFixed(3), kilobytes])
    if (Math.min(...scores) < AIM) for (const fault of faults) console.log(`    ${fault}`)
  }
} finally {
  await site.stop()
}

function printRow(name: string, cells: (string | number)[]) {
  console.log(name.padEnd(10) + cells.map((cell) => String(cell).padStart(7)).join(''))
}
