import { type Locale, say } from '@slovo/messages'
import { kept, opened, removeNamed, room, unsent } from '@slovo/messages/offline/page'
import { formatRoom } from '@slovo/messages/offline/status'
import { localPath } from '../../ui/local-path.ts'
import { readPages } from '../device/cache-names.ts'
import { openDevice, type WaitingChange } from '../device/open-device.ts'
import { VISITOR } from '../device/visitor.ts'
import type { KeptText } from '../keep/kept-text.ts'
import { listChanges } from '../queue/list-changes.ts'
import { sayDeed } from './say-deed.ts'

interface Listed {
  locale: Locale
  reader: string
  /** Under whose name the reader's changes wait. */
  changesOf: string
}

const MAX_OPENED = 20

/** What this device keeps for its reader, as HTML. */
export async function listHtml({ locale, reader, changesOf }: Listed): Promise<string> {
  const device = await openDevice()
  const texts = (await device.getAll('kept')).filter(
    ({ owner }) => owner === reader || owner === VISITOR,
  )
  const { waiting, refused } = await listChanges(changesOf)
  return [
    refused.length > 0 &&
      part(
        locale,
        unsent.refusedHeading,
        refused.map((one) => refusedRow(locale, one)),
      ),
    waiting.length > 0 &&
      part(
        locale,
        unsent.heading,
        waiting.map((one) => waitingRow(locale, one)),
      ),
    part(
      locale,
      kept.heading,
      texts.map((text) => textRow(locale, text)),
      kept.none,
    ),
    texts.length > 0 && `<p>${escapeListed(roomOf(locale, texts))}</p>`,
    part(locale, opened.heading, await openedRows(reader), opened.none),
  ]
    .filter(Boolean)
    .join('\n')
}

function part(
  locale: Locale,
  heading: Record<Locale, string>,
  rows: readonly string[],
  none?: Record<Locale, string>,
) {
  const list = rows.length > 0 ? `<ul class="offline-list">${rows.join('')}</ul>` : ''
  const empty = list || !none ? '' : `<p>${escapeListed(say(locale, none))}</p>`
  return `<h2>${escapeListed(say(locale, heading))}</h2>${list}${empty}`
}

const roomOf = (locale: Locale, texts: readonly KeptText[]) =>
  say(locale, room, {
    room: formatRoom(
      locale,
      texts.reduce((sum, { bytes }) => sum + bytes, 0),
    ),
  })

function textRow(locale: Locale, { key, owner, title, lang, path, bytes, isWhole }: KeptText) {
  const facts = [formatRoom(locale, bytes), !isWhole && say(locale, kept.unfinished)]
  const name = say(locale, removeNamed, { title })
  return `<li><a href="${escapeListed(path)}" lang="${lang}">${escapeListed(title)}</a>
<small>${escapeListed(facts.filter(Boolean).join(', '))}</small>
${button(locale, { text: key, owner }, say(locale, kept.remove), name)}</li>`
}

const waitingRow = (locale: Locale, { change }: WaitingChange) =>
  `<li>${escapeListed(sayDeed(locale, change))} <small>${escapeListed(timeOf(locale, change))}</small></li>`

function refusedRow(locale: Locale, { change, fault }: WaitingChange) {
  const deed = sayDeed(locale, change)
  const reason = say(locale, fault === 'gone' ? unsent.gone : unsent.refused)
  return `<li><span>${escapeListed(deed)}</span> <small>${escapeListed(reason)}</small>
${button(locale, { change: change.id }, say(locale, unsent.drop), `${say(locale, unsent.drop)} : ${deed}`)}</li>`
}

function button(locale: Locale, fields: Record<string, string>, text: string, name: string) {
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escapeListed(value)}">`,
  )
  return `<form method="post" action="${localPath(locale, '/offline')}">${inputs.join('')}<button class="button button-quiet" aria-label="${escapeListed(name)}">${escapeListed(text)}</button></form>`
}

const timeOf = (locale: Locale, { madeAt }: { madeAt: string }) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(madeAt),
  )

/** Texts, lessons and what a learner opens every day, by the titles of their pages. */
async function openedRows(reader: string): Promise<string[]> {
  const rows = new Map<string, string>()
  for (const owner of new Set([reader, VISITOR])) {
    if (!(await caches.has(readPages(owner)))) continue
    const cache = await caches.open(readPages(owner))
    for (const { url } of (await cache.keys()).toReversed()) {
      const { pathname } = new URL(url)
      if (rows.size >= MAX_OPENED || rows.has(pathname) || !isListed(pathname)) continue
      const page = await (await cache.match(url))?.text()
      const title = /<title[^>]*>([^<]*?)(?: · Slovo)?<\/title>/.exec(page ?? '')?.[1]
      if (title) rows.set(pathname, `<li><a href="${escapeListed(pathname)}">${title}</a></li>`)
    }
  }
  return [...rows.values()]
}

const isListed = (pathname: string) =>
  /^(\/ru)?\/(materials\/[^/]+\/\d+|lessons\/.|blog\/.|review$|dictionary$)/.test(pathname)

export const escapeListed = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
