import { materialPath, readMaterialSegment } from '@slovo/content-model'
import { editText } from '@slovo/messages/reading'
import { errorPage } from '@slovo/messages/shell'
import { lazy } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { listActivitiesOf } from '../activities/activities.server.ts'
import { Flashcards } from '../flashcards/flashcards.tsx'
import { findNextText } from '../materials/next-text.server.ts'
import { NextText } from '../materials/next-text.tsx'
import { StudyButtons } from '../materials/study-buttons.tsx'
import { StudyMark } from '../materials/study-mark.tsx'
import { handleStudyChange } from '../materials/study-status.server.ts'
import { studyStatusOf } from '../materials/study-status.ts'
import { Link } from '../ui/link.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import { z } from '../visit/form/zod.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { useReader } from '../visit/page/root-data.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import { refuseOnNetworkError } from '../words/outcome.ts'
import { handleSaveWord, savePendingWord } from '../words/save.server.ts'
import { handleWordState } from '../words/states/states.server.ts'
import { requireReadableText } from '../words/text/find-readable-text.server.ts'
import type { Route } from './+types/material.route.ts'
import { findChapters, findMarkedMaterial, findMaterial } from './material.server.ts'
import { handleRemoveWord, wordsOfMaterial } from './material-words.server.ts'
import { ReadingPage } from './reading-page.tsx'
import { presentTakenBack } from './taken-back.ts'
import { viewText } from './text-view.server.ts'
import { handleKnowUntouched, handleTakeBackKnown } from './untouched-words.server.ts'

// Few texts have activities: the others do not load their code.
const Activities = lazy(async () => ({
  default: (await import('../activities/activities.tsx')).Activities,
}))

export async function loader(asked: Route.LoaderArgs) {
  const { context, params, url } = asked
  const segment = readMaterialSegment(params.material)
  if (!segment) throw data(null, { status: 404 })

  const database = context.get(databaseContext)
  const reader = context.get(readerContext)
  const found = await findMarkedMaterial(database, segment.id, reader?.id ?? null)
  if (!found) throw data(null, { status: 404 })
  const { material, ...marks } = found

  const canonical = localPath(context.get(localeContext), materialPath(material))
  if (decodeURI(url.pathname) !== canonical) throw redirect(canonical + url.search, 301)
  await savePendingWord(asked, wordsOfMaterial(asked, material))

  const [text, book, activities, next] = await Promise.all([
    requireReadableText(database, material),
    findChapters(database, material),
    listActivitiesOf(database, { type: 'materials', id: material.id }, reader),
    findNextText(database, context.get(localeContext), material),
  ])
  const view = await viewText(asked, text, marks)
  const batch = z.uuid().safeParse(url.searchParams.get('known')).data ?? null
  return { batch, material, book, activities, next, ...marks, ...view }
}

export async function action(asked: Route.ActionArgs) {
  const { context, params } = asked
  const segment = readMaterialSegment(params.material)
  const material = segment && (await findMaterial(context.get(databaseContext), segment.id))
  if (!material) throw data(null, { status: 404 })

  const answer = formAction(
    handleStudyChange(material.id),
    handleSaveWord(wordsOfMaterial(asked, material)),
    handleRemoveWord(material),
    handleWordState(material),
    handleKnowUntouched(material),
    handleTakeBackKnown(),
  )
  return answer(asked)
}

/** On a network error a change is rolled back, and the page stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData()
  if (!sent.has('intent')) return rollBackOnNetworkError(serverAction)
  const outcome = await refuseOnNetworkError(sent, serverAction)
  if (outcome && 'kind' in outcome) presentTakenBack(outcome)
  return outcome
}

/** The page updates its saved words itself, and the flashcards show what the page already has. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formData?.has('intent') || actionResult?.kind === 'refused') return false
  const isFlashcardsToggled =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.has('flashcards') !== nextUrl.searchParams.has('flashcards')
  return isFlashcardsToggled ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  if (!loaderData) return [{ title: 'Slovo' }]
  const { title, summary_fr, summary_ru, image } = loaderData.material
  const description = localeOf(around.location.pathname) === 'ru' ? summary_ru : summary_fr
  return pageMeta(around, { title, description, picture: image, type: 'article' })
}

export default function MaterialRoute({ loaderData }: Route.ComponentProps) {
  const { material, accents, marks, isLinked, studying, activities, next } = loaderData
  const status = studyStatusOf(studying)
  const { pathname } = useLocation()
  const say = useSay()
  const isAdmin = useReader()?.isAdmin
  return (
    <ReadingPage
      key={`${material.id} ${accents} ${marks} ${isLinked}`}
      {...loaderData}
      studyMark={
        <>
          <StudyMark status={status} />
          {isAdmin && (
            <Link to={`/admin/materials/${material.id}`} className="text-link">
              {say(editText)}
            </Link>
          )}
        </>
      }
      studyButtons={<StudyButtons status={status} />}
      activities={
        activities.length > 0 && (
          <Activities owner={{ type: 'materials', id: material.id }} items={activities} />
        )
      }
      flashcards={(words) => <Flashcards words={words} closeUrl={pathname} />}
      wayOn={(words) => (
        <NextText
          next={next}
          lang={material.lang}
          reviewPath={words.length > 0 ? `/review?text=${material.id}` : null}
        />
      )}
    />
  )
}

export function ErrorBoundary() {
  return <ErrorPage notFound={errorPage.notFound} />
}
