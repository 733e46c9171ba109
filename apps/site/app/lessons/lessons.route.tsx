import { say as sayIn } from '@slovo/messages'
import { lessonDescription, lessons as messages } from '@slovo/messages/lessons'
import { aboutLesson } from '@slovo/messages/page-titles'
import { data, redirect } from 'react-router'
import activityIsland from '../activities/activities.island.tsx'
import { listActivitiesOf } from '../activities/activities.server.ts'
import { structuredLesson } from '../search-engines/structured-pages.ts'
import { TextBlocks } from '../text-blocks/text-blocks.tsx'
import { TextRuns } from '../text-blocks/text-runs.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { useLocale } from '../ui/say.ts'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { Island } from '../visit/island/island.tsx'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { pageMeta, siteUrlOf } from '../visit/page/page-meta.ts'
import { useReader } from '../visit/page/root-data.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import { savePendingWord, wordsOfPage } from '../words/save.server.ts'
import prose from '../words/touch/prose.island.tsx'
import type { Route } from './+types/lessons.route.ts'
import { action as changeLesson } from './changes.route.ts'
import { MarkStudied, Neighbours } from './lesson-end.tsx'
import { neighbours } from './lesson-levels.ts'
import { LessonMenu, NoLessons } from './lesson-menu.tsx'
import { findLessonText, listMenuLessons } from './lessons.server.ts'

/** The id of what is written in a lesson. */
const PROSE = 'prose'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const locale = context.get(localeContext)
  const asked = url.searchParams.get('slug')
  if (asked && !params.slug) {
    throw redirect(localPath(locale, `/lessons/${encodeURIComponent(asked)}`), 301)
  }

  const chosen = params.slug ? await findLessonText(database, params.slug) : null
  if (params.slug && !chosen) throw data(null, { status: 404 })
  await savePendingWord({ context, url }, wordsOfPage(url))

  const lang = chosen?.lang ?? context.get(learningLanguageContext)
  const reader = context.get(readerContext)
  const lessons = await listMenuLessons(database, reader, locale, lang)
  const lesson = chosen ?? (lessons[0] ? await findLessonText(database, lessons[0].slug) : null)
  if (!lesson) return { lessons, lesson: null, activities: [] }

  const activities = await listActivitiesOf(database, { type: 'lessons', id: lesson.id }, reader)
  return { lessons, lesson: { ...lesson, ...neighbours(lessons, lesson.id) }, activities }
}

export const action = changeLesson

export const meta: Route.MetaFunction = ({ loaderData, params, ...around }) => {
  const locale = localeOf(around.location.pathname)
  const lesson = params.slug && loaderData?.lesson
  if (!lesson) return pageMeta(around, { title: sayIn(locale, messages.title) })

  const title = locale === 'ru' ? lesson.title_ru : lesson.title_fr
  const { lang, level } = lesson
  const description = sayIn(locale, lessonDescription, { title, level })
  const about = sayIn(locale, aboutLesson, { lang, level })
  return [
    ...pageMeta(around, { title, about, description, type: 'article' }),
    structuredLesson({ ...lesson, title, description }, { locale, siteUrl: siteUrlOf(around) }),
  ]
}

export default function LessonsRoute({
  loaderData: { lessons, lesson, activities },
}: Route.ComponentProps) {
  const reader = useReader()
  if (!lesson) return <NoLessons />

  const menuLesson = lessons.find(({ id }) => id === lesson.id)
  return (
    <div className="lessons">
      <LessonMenu lessons={lessons} current={lesson.id} hasProgress={reader !== null} />
      <LessonArticle
        key={lesson.id}
        lesson={lesson}
        activities={activities}
        isStudied={menuLesson?.isStudied ?? false}
      />
    </div>
  )
}

interface LessonArticleProps {
  lesson: NonNullable<Route.ComponentProps['loaderData']['lesson']>
  activities: Route.ComponentProps['loaderData']['activities']
  isStudied: boolean
}

/** A lesson is written for speakers of the other language than the one it teaches. */
function LessonArticle({ lesson, activities, isStudied }: LessonArticleProps) {
  const locale = useLocale()
  const written = lesson.lang === 'ru' ? 'fr' : 'ru'
  return (
    <article className="lesson">
      <header>
        <span className="badge">{lesson.level}</span>
        <h1>
          <TextRuns text={locale === 'ru' ? lesson.title_ru : lesson.title_fr} lang={locale} />
        </h1>
      </header>
      <div id={PROSE} className="touchable">
        <TextBlocks blocks={lesson.blocks} lang={written} isTouchable />
      </div>
      <Island of={prose} props={{ lang: lesson.lang, within: PROSE }} />
      {activities.length > 0 && (
        <Island
          of={activityIsland}
          props={{ owner: { type: 'lessons', id: lesson.id }, items: activities }}
        />
      )}
      <MarkStudied slug={lesson.slug} isStudied={isStudied} />
      <Neighbours previous={lesson.previous} next={lesson.next} />
    </article>
  )
}

export function ErrorBoundary() {
  return <ErrorPage notFound={messages.notFound} />
}
