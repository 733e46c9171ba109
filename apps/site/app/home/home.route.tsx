import { say as sayIn } from '@slovo/messages'
import { pageDescription, pageTitle } from '@slovo/messages/home'
import { learnerHome } from '@slovo/messages/learner-home'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readCard } from '../materials/card.server.ts'
import { MaterialCards } from '../materials/material-card.tsx'
import { listNewest } from '../materials/materials.server.ts'
import { findPage } from '../text-blocks/pages.server.ts'
import { barePath, localeOf, localPath } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { checkBeforeSending } from '../visit/form/check-before-sending.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { offerOwn } from '../visit/own/own-page.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { databaseContext, localeContext, readerContext } from '../visit/session/session.server.ts'
import type { Route } from './+types/home.route.ts'
import { goalForm } from './learner/goal-form.ts'
import { handleGoal, handlePause } from './learner/handle-day.server.ts'
import { ownHome } from './learner/learner-home.own.tsx'
import { LearnerHome } from './learner/learner-home.tsx'
import { askHome, readHome } from './learner/own-home.server.ts'
import { findSample } from './sample.server.ts'
import { Welcome } from './welcome.tsx'

const MAX_NEWEST = 6

/** `/` is the learner's own home, and says to a visitor what the site is; to a learner, `/about` does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = context.get(readerContext)
  const isAbout = barePath(url.pathname) === '/about'
  if (isAbout && !reader) throw redirect(localPath(context.get(localeContext), '/'))
  if (isAbout || !reader) return loadWelcome(context)

  const locale = context.get(localeContext)
  const said = await askHome(context.get(databaseContext))
  if (!said) return loadWelcome(context)
  const { home, news, next } = readHome(said, locale)
  // Without a word they are a visitor like any other.
  if (reader.isAnonymous && home.isNew) return loadWelcome(context)
  offerOwn(context, ownHome(locale))
  return { kind: 'learner' as const, home, news, next: readCard(next, locale) }
}

async function loadWelcome(context: Route.LoaderArgs['context']) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  const locale = context.get(localeContext)
  const [page, sample, cards] = await Promise.all([
    findPage(database, 'home', locale),
    findSample(database, lang),
    listNewest(database, locale, { lang, limit: MAX_NEWEST }),
  ])
  return { kind: 'welcome' as const, lang, page, sample, cards }
}

export const action = formAction(handleGoal, handlePause)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, goalForm)

/** A visitor who keeps a word of the sample is a learner from then on: the page in front of them stays all the same. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction?.includes('/materials/') ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  if (loaderData?.kind === 'learner') {
    return pageMeta(around, { title: sayIn(locale, learnerHome.pageTitle) })
  }
  return pageMeta(around, {
    title: sayIn(locale, pageTitle),
    isHome: true,
    description: loaderData?.page?.summary || sayIn(locale, pageDescription),
  })
}

export default function HomeRoute({ loaderData: shown, actionData }: Route.ComponentProps) {
  const answer = actionData ?? undefined
  if (shown.kind === 'learner') {
    return (
      <>
        <Refusal answer={answer} />
        <LearnerHome
          {...shown}
          answer={answer}
          next={
            shown.next && (
              <MaterialCards cards={[shown.next]} lang={shown.home.lang} hasSection isBelow />
            )
          }
        />
      </>
    )
  }
  const { cards, ...welcome } = shown
  return (
    <Welcome
      {...welcome}
      newestCards={
        cards.length > 0 && <MaterialCards cards={cards} lang={shown.lang} hasSection isBelow />
      }
    />
  )
}
