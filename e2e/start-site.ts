import path from 'node:path'
import { runCommand, startSite } from './site-under-test.ts'

/** One site for all journeys. Each test makes its own people; the texts they read are in `e2e/content`. */
export default async function startSiteForAllJourneys() {
  // While tests are written, a site that already runs is used again.
  if (process.env.SITE_UNDER_TEST) return
  const site = await startSite()
  const content = path.join(import.meta.dirname, 'content')
  const { code, said } = await runCommand(site.dataDir, site.url, ['content', 'publish', content])
  if (code !== 0) throw new Error(`The test texts could not be published: ${said}`)

  process.env.SITE_UNDER_TEST = site.url
  process.env.SITE_DATA_DIR = site.dataDir
  return site.stop
}
