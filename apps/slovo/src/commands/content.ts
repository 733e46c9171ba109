import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type AnalyseText, publishContent } from '../content/publish.ts'
import { shippedContent } from '../content/publish-shipped.ts'
import { openShippedDictionary } from '../open-dictionary.ts'
import type { Settings } from '../settings/settings.ts'
import { listOwnEntries } from '../site-dictionary/entry-rows.ts'
import { CommandError } from './command-error.ts'
import { withContentClient } from './with-content-client.ts'

/** Publishes a content folder. Publishing again replaces the texts and never duplicates them. */
export async function publishFolder(settings: Settings, folder = shippedContent) {
  const place = await requireFolder(folder)
  const dictionary = await openShippedDictionary(settings.DATA_DIR)
  try {
    const count = await withContentClient(settings, async (content) => {
      dictionary.setOwnEntries(await listOwnEntries(content))
      const analyse: AnalyseText = async (text, lang) => dictionary.analyse(text, lang)
      return publishContent(content, analyse, place, console.warn)
    })
    console.log(`${count} materials are published.`)
  } finally {
    dictionary.close()
  }
}

async function requireFolder(folder: string): Promise<string> {
  const place = path.resolve(folder)
  const found = await stat(place).catch(() => null)
  if (!found?.isDirectory()) throw new CommandError(`There is no folder ${place}.`)
  return place
}
