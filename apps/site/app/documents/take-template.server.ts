import type { EntryContext } from 'react-router'
import type { OwnOffers } from '../visit/own/own-page.server.ts'
import type { PageParts } from '../visit/own/page-parts.server.ts'
import type { RootData } from '../visit/page/root-data.ts'
import type { SiteVisit } from '../visit/visit.ts'
import { pageTemplate } from './page-template.server.tsx'
import { routedTemplate } from './routed-template.server.ts'

interface DrawnPage {
  html: Buffer
  parts: PageParts
}

/** Keeps what the page of another learner is made of, of a page that was drawn and whose route has offered that. */
export function takeTemplate(
  { offered, routed }: OwnOffers,
  { html, parts }: DrawnPage,
  router: EntryContext,
  { takeTemplate: take, nonce, log }: SiteVisit,
) {
  const shown = shownTo(router)
  if (!take || !shown) return
  if (offered) return take(pageTemplate(parts, shown, offered))
  if (!routed) return
  const template = routedTemplate({ html, nonce, said: routed.said, ...shown }, routed.page)
  if (template) take(template)
  else
    log.error(new Error(shown.pathname), 'a page cannot be made for another reader, and is drawn')
}

/** The page of a learner of which all that is not within `<Own>` is what any learner sees; null for any other. */
function shownTo({ staticHandlerContext }: EntryContext) {
  const { loaderData, actionData, errors, location } = staticHandlerContext
  const root: RootData | undefined = loaderData.root
  const reader = root?.reader
  if (!reader || reader.isAdmin || reader.isProfileMissing) return null
  if (root.toast || actionData || errors) return null
  const { pathname, search } = location
  return { root, reader, loaderData, pathname, search }
}
