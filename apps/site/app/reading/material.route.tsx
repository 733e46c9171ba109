import { materialAddress, readMaterialSegment } from '@slovo/content-model'
import { editText } from '@slovo/messages/reading'
import { errorPage } from '@slovo/messages/shell'
import { lazy } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { listActivities } from '../activities/activities.server.ts'
import { Flashcards } from '../flashcards/flashcards.tsx'
import { StudyButtons } from '../materials/study-buttons.tsx'
import { StudyMark } from '../materials/study-mark.tsx'
import { answerStudyChange } from '../materials/study-status.server.ts'
import { readStudyChange, studyStatusOf } from '../materials/study-status.ts'
import { Link } from '../ui/link.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { isFromScript } from '../visit/form/toast.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { useReader } from '../visit/page/root-data.ts'
import { serveLate } from '../visit/response/late-html.server.ts'
import { cookiesContext } from '../visit/session/cookies.server.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { refuseUnanswered } from '../words/outcome.ts'
import { findReadableText } from '../words/text/readable-text.server.ts'
import { textHtml } from '../words/text/text-html.ts'
import type { Route } from './+types/material.route.ts'
import { readAccents } from './accents.server.ts'
import { findBook, findMarkedMaterial, findMaterial } from './material.server.ts'
import { answerRemoveWord, answerSaveWord, keepWaitingWord } from './material-words.server.ts'
import { ReadingPage } from './reading-page.tsx'
import { findServedWord } from './served-word.server.ts'

// Few texts have activities: the others do not fetch their code.
const Activities = lazy(async () => ({
  default: (await import('../activities/activities.tsx')).Activities,
}))

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const address = readMaterialSegment(params.material)
  if (!address) throw data(null, { status: 404 })

  const database = context.get(databaseContext)
  const reader = context.get(readerContext)
  const found = await findMarkedMaterial(database, address.id, reader?.id ?? null)
  if (!found) throw data(null, { status: 404 })
  const { material, ...marks } = found

  const canonical = localPath(context.get(localeContext), materialAddress(material))
  if (decodeURI(url.pathname) !== canonical) throw redirect(canonical + url.search, 301)
  await keepWaitingWord(context, url, material)

  const [text, book, activities] = await Promise.all([
    findReadableText(database, material),
    findBook(database, material),
    listActivities(database, { type: 'materials', id: material.id }, reader),
  ])
  const accents = readAccents(context.get(cookiesContext), url.searchParams)
  const isLinked = url.searchParams.get('words') === 'links' || url.searchParams.has('word')
  const html = () =>
    textHtml(text.cut({ accents }), {
      isSaved: text.isSavedWord(new Set(marks.savedLemmaIds)),
      ...(isLinked && { addressOf: (word: number) => `?words=links&word=${word}#w${word}` }),
    })
  const isUnmarked = !isLinked && marks.savedLemmaIds.length === 0

  return {
    material,
    book,
    activities,
    ...marks,
    accents,
    hasAccents: text.text.includes('\u0301'),
    isLinked,
    wordCount: text.analysis.words.length,
    served: await findServedWord(context.get(visitContext), text, {
      word: url.searchParams.get('word'),
      accents,
    }),
    // The served page has the text in its place already: it does not travel twice.
    html: isFromScript(request)
      ? html()
      : serveLate(context, isUnmarked ? text.unmarked({ accents }) : html()),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const address = readMaterialSegment(params.material)
  const material = address && (await findMaterial(context.get(databaseContext), address.id))
  if (!material) throw data(null, { status: 404 })

  const form = await request.formData()
  const change = readStudyChange(form.get('study'))
  if (change) return answerStudyChange(context, request, url, { materialId: material.id, change })

  const asked = { context, request, url, material, form }
  if (form.get('intent') === 'save-word') return answerSaveWord(asked)
  if (form.get('intent') === 'remove-word') return answerRemoveWord(asked)
  throw data(null, { status: 400 })
}

/** When the server cannot be reached, a change is undone instead of losing the page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isWord = (await request.clone().formData()).has('intent')
  return isWord ? refuseUnanswered(serverAction) : rollBackOnNetworkError(serverAction)
}

/** The page itself shows what became of a word; the flashcards show what the page already has. */
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
  const { material, accents, isLinked, studying, activities } = loaderData
  const status = studyStatusOf(studying)
  const { pathname } = useLocation()
  const say = useSay()
  const isAdmin = useReader()?.isAdmin
  return (
    <ReadingPage
      key={`${material.id} ${accents} ${isLinked}`}
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
      flashcards={(words) => <Flashcards words={words} closeAddress={pathname} />}
    />
  )
}

export function ErrorBoundary() {
  return <ErrorPage notFound={errorPage.notFound} />
}
