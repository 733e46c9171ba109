import { randomBytes } from 'node:crypto'
import {
  createDictionaryService,
  type Dictionary,
  type MissingWord,
  type TextAnalyser,
} from '@slovo/dictionary'
import type { SiteVisit } from '@slovo/site/visit'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { activityFrameRoutes } from '../activity-frame/activity-frame.routes.ts'
import type { ProcessLog } from '../log.ts'
import { mailDelivery, mailFolder } from '../mail/mail-delivery.ts'
import { metricsRoutes, type ObservedEnv, observed } from '../metrics/metrics.routes.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { OpenBackend } from '../open-backend.ts'
import type { Keys } from '../settings/keys.ts'
import { siteOwnerOf } from '../settings/owner-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { openSpeech } from '../speech/open-speech.ts'
import { createWordFiles } from '../word-files/word-files.ts'
import { compressed } from './compressed.ts'
import { currentRequestId } from './current-request.ts'
import { pageRequests } from './door/page-requests.ts'
import { privateAnswers } from './door/private-answers.ts'
import { refuse } from './door/refusal.ts'
import { ownOrigin, readableAddress } from './door/request-checks.ts'
import { runningPages, runningRequests } from './door/running-requests.ts'
import { unreadBodies } from './door/unread-bodies.ts'
import { isWriter } from './is-writer.ts'
import { learnerPages, type TemplateEnv } from './learner-pages/learner-pages.ts'
import { mailRoutes } from './mail.routes.ts'
import type { OpenSite } from './open-site.ts'
import { operationsRoutes } from './operations.routes.ts'
import {
  leasedVersion,
  versionInDatabase,
  versionOverRest,
} from './visitor-pages/content-version.ts'
import { picturesVersion } from './visitor-pages/pictures-version.ts'
import { visitorPages } from './visitor-pages/visitor-pages.ts'

/** Any Hono app, reduced to what passes a request to it. */
export type Fetching = { fetch(request: Request, env?: object): Response | Promise<Response> }

interface Parts {
  settings: Settings
  keys: Keys
  backend: OpenBackend
  dictionary: Dictionary
  texts: TextAnalyser
  ownEntries: { read(): Promise<void> }
  missingWords: { add(missing: MissingWord): void }
  site: OpenSite
  translateSentence: SiteVisit['translateSentence']
  log: ProcessLog
  metrics: Metrics
}

/** The APIs whose concurrency is limited per visitor. */
const LIMITED_PATHS = [
  '/rest/v1/*',
  '/storage/v1/render/*',
  '/functions/v1/*',
  '/api/v1/dicservice.json/*',
]

/** Every route of the process, in the order in which they match. */
export function createProcessApp(parts: Parts) {
  const { settings, keys, backend, dictionary, texts, ownEntries, missingWords } = parts
  const { site, translateSentence, log, metrics } = parts
  const app = new Hono<ObservedEnv & TemplateEnv>()

  app.use(unreadBodies(), observed(log, metrics))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error, path: c.req.path }, 'a request failed unexpectedly')
    return refuse(c, 500, 'failed', { id: currentRequestId() })
  })

  const limited = runningRequests()
  for (const path of LIMITED_PATHS) app.use(path, limited)
  app.route('/health', operationsRoutes(backend))
  app.route('/metrics', metricsRoutes(metrics, settings.METRICS_TOKEN))
  app.route(
    '/api/v1/dicservice.json',
    createDictionaryService({
      dictionary,
      texts,
      thirdParty: thirdPartyOf(settings),
      log,
      isWriter: (c) =>
        isWriter(c, {
          url: settings.SUPABASE_URL ?? settings.siteUrl,
          anonKey: keys.anonKey,
          fetch: inProcessFetch(app, settings.siteUrl),
        }),
      readOwnEntries: ownEntries.read,
      onMissing: missingWords.add,
      lookupsPerMinute: settings.DICTIONARY_LOOKUPS_PER_MINUTE,
    }),
  )
  if (backend.app) app.route('/', backend.app)
  const delivery = mailDelivery(settings)
  if (delivery === 'page') app.route('/mail', mailRoutes(mailFolder(settings)))

  const supabaseUrl = settings.SUPABASE_URL ?? settings.siteUrl
  app.route(
    '/h5p',
    activityFrameRoutes({
      siteUrl: settings.siteUrl,
      supabaseUrl,
      anonKey: keys.anonKey,
      serviceRoleKey: keys.serviceRoleKey,
      fetch: inProcessFetch(app, settings.siteUrl),
    }),
  )
  const wordFiles = createWordFiles()
  const contentVersion =
    backend.database && backend.publicVersion
      ? leasedVersion(backend.publicVersion, versionInDatabase(backend.database))
      : versionOverRest({ url: supabaseUrl, anonKey: keys.anonKey })
  const pictures =
    backend.database && backend.publicVersion
      ? picturesVersion(backend.database, backend.publicVersion)
      : undefined
  const owner = siteOwnerOf(settings)
  const logged = { error: (err: unknown, message: string) => log.error({ err }, message) }
  const speech = openSpeech(settings, logged)
  const siteSettings = {
    siteUrl: settings.siteUrl,
    supabaseUrl,
    anonKey: keys.anonKey,
    dictionaryUrl: `${settings.siteUrl}/api/v1/dicservice.json`,
    captcha: captchaShown(settings),
    canBeginWithoutAccount:
      settings.AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED && !settings.AUTH_SECURITY_CAPTCHA_PROVIDER,
    isMailSent: delivery !== 'files',
    passwordMinLength: settings.AUTH_PASSWORD_MIN_LENGTH,
    owner,
  }
  app.get('*', site.files)
  app.use('*', readableAddress, ownOrigin(settings.siteUrl), pageRequests, runningPages())
  const visitOf = (c: Context<ObservedEnv & TemplateEnv>) => {
    const visitor = { clientAddress: c.env?.clientAddress ?? '' }
    const fetch = inProcessFetch(app, settings.siteUrl, visitor)
    return {
      ...{ fetch, settings: siteSettings, ...visitor },
      ...(pictures && { picturesVersion: pictures }),
      /** Made when it is asked for: most pages need none. */
      get nonce() {
        const nonce = c.get('nonce') ?? randomBytes(16).toString('base64')
        c.set('nonce', nonce)
        return nonce
      },
    }
  }
  const ofLearners = learnerPages({ find: site.findLearnerPage, visitOf, log: logged })
  app.all('*', compressed, visitorPages(contentVersion), ofLearners, privateAnswers, (c) => {
    const takeTemplate = c.get('takeTemplate')
    return site.answer(c.req.raw, {
      ...visitOf(c),
      requestId: currentRequestId(),
      answeredBy: (page) => c.set('page', page),
      log: logged,
      speech,
      ...(takeTemplate && { takeTemplate }),
      ...(translateSentence && { translateSentence }),
      wordFiles,
    })
  })
  return app
}

/**
 * The site reaches our own URL without a socket, every other URL over the network. The visitor's
 * IP address is passed on, so that limits count the visitor and not the site.
 */
export function inProcessFetch(
  app: Fetching,
  siteUrl: string,
  visitor?: { clientAddress: string },
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).origin === new URL(siteUrl).origin
      ? app.fetch(request, visitor)
      : fetch(request)
  }
}

function captchaShown({
  AUTH_SECURITY_CAPTCHA_PROVIDER: provider,
  AUTH_SECURITY_CAPTCHA_SITE_KEY: siteKey,
}: Settings) {
  return provider && siteKey ? { provider, siteKey } : undefined
}

function thirdPartyOf({ DICTIONARY_URL, DICTIONARY_KEY }: Settings) {
  return DICTIONARY_URL && DICTIONARY_KEY ? { url: DICTIONARY_URL, key: DICTIONARY_KEY } : undefined
}
