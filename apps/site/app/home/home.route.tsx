import { say as sayIn } from '@slovo/messages'
import { hero, newest, pageDescription, pageTitle } from '@slovo/messages/home'
import { MaterialCards } from '../materials/material-card.tsx'
import { listNewest } from '../materials/materials.server.ts'
import { findPage } from '../text-blocks/pages.server.ts'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { Picture } from '../visit/files/picture.tsx'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { databaseContext, localeContext } from '../visit/session/session.server.ts'
import type { Route } from './+types/home.route.ts'
import { HomePassage, homePassages, LastWord, Ways } from './home-passage.tsx'
import { findSample } from './sample.server.ts'
import { Sample } from './sample.tsx'

const MAX_NEWEST = 6

export async function loader({ context }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  const locale = context.get(localeContext)
  const [page, sample, cards] = await Promise.all([
    findPage(database, 'home', locale),
    findSample(database, lang),
    listNewest(database, locale, { lang, limit: MAX_NEWEST }),
  ])
  return { lang, page, sample, cards }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  return pageMeta(around, {
    title: sayIn(locale, pageTitle),
    isHome: true,
    description: loaderData?.page?.summary || sayIn(locale, pageDescription),
  })
}

/** An admin writes its texts for each interface language: what the site is, what a learner gains, and a last word. */
export default function HomeRoute({
  loaderData: { lang, page, sample, cards },
}: Route.ComponentProps) {
  const say = useSay()
  const { passages, lastWord } = homePassages(page?.blocks ?? [])
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-text">
          <h1>
            {sentencesOf(page?.title ?? say(hero.title)).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p>{page?.summary || say(hero.intro)}</p>
          <Ways />
        </div>
        {sample ? (
          <Sample key={sample.path} lang={lang} {...sample} />
        ) : (
          <Picture
            path="image/hero.webp"
            alt=""
            sizes="(width < 900px) 100vw, 34rem"
            width={800}
            height={450}
            className="hero-picture"
            isFirst
          />
        )}
      </section>

      {passages.map((passage) => (
        <HomePassage key={passage.title} {...passage} />
      ))}

      <section aria-labelledby="newest">
        <div className="newest-head">
          <h2 id="newest">{say(newest.title)}</h2>
          <Link to="/materials" className="text-link">
            {say(newest.all)}
          </Link>
        </div>
        {cards.length > 0 ? (
          <MaterialCards cards={cards} lang={lang} hasSection />
        ) : (
          <p className="empty">{say(newest.none)}</p>
        )}
      </section>

      <LastWord {...lastWord} />
    </div>
  )
}

/** Each on a line of its own. */
const sentencesOf = (title: string) => title.split(/(?<=[.!?…]) /)
