import { materialPath, readMaterialSegment } from '@slovo/content-model'
import { errorPage } from '@slovo/messages/shell'
import { data, redirect } from 'react-router'
import { bestById, listActivities } from '../activities/activities.server.ts'
import { findNextText } from '../materials/next-text.server.ts'
import { aboutMaterial, structuredMaterial } from '../search-engines/structured-material.ts'
import { localeOf, localPath } from '../ui/local-path.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { z } from '../visit/form/zod.ts'
import { Island } from '../visit/island/island.tsx'
import { offerOwn } from '../visit/own/own-page.server.ts'
import { pageMeta, siteUrlOf } from '../visit/page/page-meta.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import { visitorDatabase } from '../visit/session/visitor-database.server.ts'
import { savePendingWord } from '../words/save.server.ts'
import { requireReadableText } from '../words/text/find-readable-text.server.ts'
import type { Route } from './+types/material.route.ts'
import { action as changeMaterial } from './changes.route.ts'
import { findChapters, findMaterial } from './material.server.ts'
import { wordsOfMaterial } from './material-words.server.ts'
import {
  findOwnReading,
  type OwnReading,
  ownNames,
  ownProps,
  readOwnReading,
} from './own-reading.server.ts'
import reading from './reading.island.tsx'
import { readingOwnParts } from './reading.own.tsx'
import { viewText } from './text-view.server.ts'
import { viewTranslation } from './translation/view-translation.server.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { context, params, url } = asked
  const segment = readMaterialSegment(params.material)
  if (!segment) throw data(null, { status: 404 })

  const database = context.get(databaseContext)
  const reader = context.get(readerContext)
  const [material, own] = await Promise.all([
    findMaterial(database, segment.id),
    reader && findOwnReading(database, segment.id),
  ])
  if (!material) throw data(null, { status: 404 })

  const canonical = localPath(context.get(localeContext), materialPath(material))
  if (decodeURI(url.pathname) !== canonical) throw redirect(canonical + url.search, 301)
  await savePendingWord(asked, wordsOfMaterial(asked, material))

  const [text, book, activities, next] = await Promise.all([
    requireReadableText(database, material),
    findChapters(database, material),
    listActivities(database, { type: 'materials', id: material.id }),
    // The same for all readers; the page of a learner asks for their own when it is idle.
    findNextText(visitorDatabase(context), context.get(localeContext), material),
  ])
  const { asides, ...translation } = await viewTranslation(asked, material, text)
  const view = await viewText(asked, text, { isLearner: own !== null, asides })
  const batch = z.uuid().safeParse(url.searchParams.get('known')).data ?? null
  const forLearner = text.forLearner()
  const forAll = {
    ...{ batch, material, book, activities, next, translation },
    cues: material.audio ? text.cues : null,
    ...view,
  }
  const propsFor = (own: OwnReading | null) => ({
    ...forAll,
    ...ownProps(forLearner, own),
    best: bestById(own?.results ?? []),
  })
  offerOwn(context, {
    island: { name: 'reading', ownNames: [...ownNames, 'best'] },
    draw(said) {
      const props = propsFor(readOwnReading(said))
      return { props, parts: readingOwnParts(props) }
    },
  })
  return propsFor(own)
}

export const action = changeMaterial

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  if (!loaderData) return [{ title: 'Slovo' }]
  const { title, summary_fr, summary_ru, image } = loaderData.material
  const locale = localeOf(around.location.pathname)
  const description = locale === 'ru' ? summary_ru : summary_fr
  const about = aboutMaterial(locale, loaderData.material)
  return [
    ...pageMeta(around, { title, about, description, picture: image, type: 'article' }),
    structuredMaterial(loaderData.material, { locale, siteUrl: siteUrlOf(around), description }),
  ]
}

export default function MaterialRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <Island of={reading} props={loaderData} answer={actionData} />
}

export function ErrorBoundary() {
  return <ErrorPage notFound={errorPage.notFound} />
}
