import { startNightlyBackups } from './backup/nightly.ts'
import { openContentClient } from './content/content-client.ts'
import { publishIntoEmptyDatabase } from './content/publish-shipped.ts'
import { exportFunction } from './functions/export.ts'
import { lookupFunction } from './functions/lookup.ts'
import { createLog } from './log.ts'
import { Metrics } from './metrics/metrics.ts'
import { watchBackend } from './metrics/watch-backend.ts'
import { watchBackups } from './metrics/watch-backups.ts'
import { openBackend } from './open-backend.ts'
import { openShippedDictionary, openShippedTextAnalyser } from './open-dictionary.ts'
import { startFitting } from './review/fit-learners.ts'
import { openDoor } from './server/door/open-door.ts'
import { listen } from './server/listen.ts'
import { openSite } from './server/open-site.ts'
import { createProcessApp } from './server/process-app.ts'
import { prepareDataDir } from './settings/data-dir.ts'
import { readKeys } from './settings/keys.ts'
import type { Settings } from './settings/settings.ts'
import { countMissingWords } from './site-dictionary/missing-words.ts'
import { openOwnEntries } from './site-dictionary/own-entries.ts'
import { keptTranslations } from './translation/kept-translations.ts'
import { openMachine } from './translation/machine.ts'
import { sentenceTranslator } from './translation/sentence-translator.ts'
import { removeRestingAccounts } from './upkeep/resting-accounts.ts'

export interface Slovo {
  /** The public URL: `SITE_URL`, or where the process listens. */
  url: string
  /** The number of shipped materials published because there were none. */
  publishedMaterials: number
  /** The migrations applied at this start to an older database. */
  upgraded: string[]
  /** The patterns of all routes. */
  routes: { method: string; path: string }[]
  close(): Promise<void>
}

/**
 * Starts everything in the order of its dependencies. `close` refuses new requests, finishes running ones, then frees the
 * rest in reverse order, the database last. The port is bound first, so that a second process on it changes nothing.
 */
export async function startSlovo(given: Settings, { isDevelopment = false } = {}): Promise<Slovo> {
  const log = createLog(given.LOG_LEVEL)
  const server = await listen(given)
  const settings = { ...given, siteUrl: given.SITE_URL ? given.siteUrl : server.url }
  const opened = new AsyncDisposableStack()
  const close = async () => {
    await server.close()
    await opened.disposeAsync()
  }

  try {
    await prepareDataDir(settings.DATA_DIR)
    const keys = await readKeys(settings)
    const metrics = new Metrics(log)
    const backend = await openBackend(settings, keys, log, metrics)
    opened.defer(() => backend.close())
    watchBackend(metrics, backend)
    const dictionary = await openShippedDictionary(settings.DATA_DIR)
    opened.defer(() => dictionary.close())
    const texts = openShippedTextAnalyser(settings.DATA_DIR)
    opened.defer(() => texts.close())
    const site = await openSite({
      isDevelopment,
      httpServer: server.httpServer,
      siteUrl: settings.siteUrl,
    })
    opened.defer(() => site.close())

    const content = openContentClient(settings, keys, {
      fetch: (request, env) => app.fetch(request, env),
    })
    const missingWords = countMissingWords(content, log)
    opened.defer(() => missingWords.close())
    const restingAccounts = removeRestingAccounts(content, log)
    opened.defer(() => restingAccounts.stop())
    const ownEntries = openOwnEntries({
      ...{ content, dictionary, texts, log, database: backend.database },
    })
    opened.defer(() => ownEntries.close())
    const machine = openMachine(settings)
    const translateSentence =
      machine === null
        ? undefined
        : sentenceTranslator({
            ...{ machine, log, kept: keptTranslations(content) },
            sentencesPerDay: settings.TRANSLATION_SENTENCES_PER_DAY,
          })
    const app = createProcessApp({
      ...{
        settings,
        keys,
        backend,
        dictionary,
        texts,
        ownEntries,
        missingWords,
        site,
        translateSentence,
        log,
        metrics,
      },
    })
    backend.functions?.register({
      lookup: lookupFunction(app),
      ...(backend.database && { export: exportFunction(backend.database) }),
    })
    await ownEntries.start()
    const publishedMaterials = await publishIntoEmptyDatabase(content, texts)
    const backups = startNightlyBackups(settings, log)
    if (backups) {
      opened.defer(() => backups.stop())
      watchBackups(metrics, backups)
    }
    const fitting = startFitting(content, log)
    opened.defer(() => fitting.stop())
    const { siteUrl, proxies } = settings
    const door = openDoor({
      app,
      upgrades: backend.upgrades,
      siteUrl,
      proxies,
      socketsPerAddress: settings.REALTIME_SOCKETS_PER_ADDRESS,
      log,
      metrics,
    })
    server.answerWith(door.listener, door.upgrades)
    return {
      url: siteUrl,
      publishedMaterials,
      upgraded: backend.upgraded ?? [],
      routes: routesOf(app.routes, site.addresses),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function routesOf(own: { method: string; path: string }[], pages: string[]) {
  return [
    ...own.map(({ method, path }) => ({ method, path })),
    ...pages.flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path }))),
  ]
}
