import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { type TouchTimes, timeTouches } from './first-touch.ts'
import { weighFirstVisit } from './first-visit.ts'
import { median } from './subject.ts'

const VISITS = 5

/** What a first visit of a page weighs, and how fast it is on a slow phone. */
export async function reportFirstVisit(address: string) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const { untilTouch, all, requests, byKind } = await weighFirstVisit(browser, address)
  console.log(
    `First visit of the reading page: ${untilTouch} kB until the first touch is answered, ${all} kB with all that comes when it is idle, in ${requests} requests (${byKind})`,
  )
  const visits: TouchTimes[] = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await timeTouches(browser, address))
  await browser.close()
  const of = (time: keyof TouchTimes) => `${median(visits.map((one) => one[time])).toFixed(0)} ms`
  console.log(
    `On a slow phone: largest paint ${of('largestPaint')}, blocked for ${of('blocking')}, first touch ${of('first')}, others ${of('other')} (medians of ${VISITS} visits)`,
  )
}
