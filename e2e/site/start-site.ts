import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPrepared } from './prepared-data.ts'
import { freePort, startServices } from './services.ts'
import { readKeys, runCommand, type SiteUnderTest, startSite } from './site-under-test.ts'

interface Started {
  site: SiteUnderTest
  /** The process that answers for accounts, rows, files and mails: the site itself, or another. */
  backend: SiteUnderTest
  stop(): Promise<void>
}

/** Off by itself: an operator has to pay for each message. */
const withPhones = {
  AUTH_MFA_PHONE_ENROLL_ENABLED: 'true',
  AUTH_MFA_PHONE_VERIFY_ENABLED: 'true',
}

const ofAnOwner = {
  SITE_OWNER_NAME: 'Association Slovo',
  SITE_OWNER_ADDRESS: '1 rue des Mots, 75000 Paris',
  SITE_HOSTING: 'Machines du Nord, 59000 Lille',
  SITE_CONTACT_EMAIL: 'bonjour@slovo.example',
  SITE_SUPPORT_URL: 'https://support.example/slovo',
  SITE_INSTAGRAM_URL: 'https://www.instagram.com/slovo',
  SITE_YOUTUBE_URL: 'https://www.youtube.com/@slovo',
  SITE_TELEGRAM_URL: 'https://t.me/slovo',
}

/** The three ways to run a site; `SITE_WAY` chooses. */
const ways: Record<string, () => Promise<Started>> = {
  async embedded() {
    const site = await startSite({ ...withPhones, ...ofAnOwner })
    return { site, backend: site, stop: site.stop }
  },

  async 'own-postgres'() {
    const services = await startServices()
    const site = await startSite({ ...services.settings, ...withPhones, ...ofAnOwner })
    return {
      site,
      backend: site,
      async stop() {
        await site.stop()
        await services.stop()
      },
    }
  },

  /** A site on a backend of another address, as on hosted Supabase. */
  async hosted() {
    const [sitePort, backendPort] = [await freePort(), await freePort()]
    const addresses = {
      SITE_URL: `http://localhost:${sitePort}`,
      API_EXTERNAL_URL: `http://localhost:${backendPort}`,
    }
    const started = await startSite({ ...addresses, ...withPhones, PORT: backendPort })
    const backend = { ...started, url: addresses.API_EXTERNAL_URL }
    const { anonKey, serviceRoleKey } = await readKeys(backend.dataDir)
    const site = await startSite({
      PORT: sitePort,
      ...ofAnOwner,
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
    })
    return {
      site,
      backend,
      async stop() {
        await site.stop()
        await backend.stop()
      },
    }
  },
}

/** One site for all journeys. Each test makes its own people; the texts they read are in `content` beside this file. */
export default async function startSiteForAllJourneys() {
  // While tests are written, a site that already runs is used again.
  if (process.env.SITE_UNDER_TEST) return
  const start = ways[process.env.SITE_WAY ?? 'embedded']
  if (!start) throw new Error(`SITE_WAY is one of ${Object.keys(ways).join(', ')}`)
  const forget = await prepareData()
  const { site, backend, stop } = await start()
  const content = path.join(import.meta.dirname, 'content')
  const published = await runCommand(backend.dataDir, backend.url, ['content', 'publish', content])
  if (published.code !== 0) {
    throw new Error(`The test texts could not be published: ${published.said}`)
  }

  process.env.SITE_UNDER_TEST = site.url
  process.env.BACKEND_UNDER_TEST = backend.url
  process.env.SITE_DATA_DIR = backend.dataDir
  return async () => {
    await stop()
    await forget()
  }
}

/** Starts a site from nothing and stops it again. A whole `npm test` says where, and all its runs use it. */
async function prepareData(): Promise<() => Promise<void>> {
  const given = process.env.PREPARED_DATA
  if (given && isPrepared(given)) return async () => {}
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'slovo-prepared-')))
  await mkdir(folder, { recursive: true })
  const site = await startSite({ DATA_DIR: folder }, { fromNothing: true })
  await site.stop()
  process.env.PREPARED_DATA = folder
  return async () => {
    if (!given) await rm(folder, { recursive: true, force: true })
  }
}
