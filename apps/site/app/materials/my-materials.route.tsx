import { say } from '@slovo/messages'
import { myMaterials } from '@slovo/messages/materials'
import { ButtonLink } from '../ui/button.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { learningLanguageContext } from '../visit/language/learning-language.server.ts'
import { databaseContext, localeContext, requireUser } from '../visit/session/session.server.ts'
import type { Route } from './+types/my-materials.route.ts'
import { MaterialCards } from './material-card.tsx'
import { listMyMaterials } from './materials.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = requireUser(context, url)
  const lang = context.get(learningLanguageContext)
  const cards = await listMyMaterials(
    context.get(databaseContext),
    reader,
    context.get(localeContext),
    lang,
  )
  return { lang, cards }
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), myMaterials.title)} · Slovo` },
]

const shownGroups = [
  {
    status: 'being-studied',
    title: myMaterials.beingStudied,
    empty: myMaterials.nothingBeingStudied,
  },
  { status: 'studied', title: myMaterials.studied, empty: myMaterials.nothingStudied },
] as const

export default function MyMaterialsRoute({ loaderData: { lang, cards } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <>
      <header className="page-header">
        <div>
          <h1>{say(myMaterials.title)}</h1>
          <p>{say(myMaterials.intro)}</p>
        </div>
      </header>
      {shownGroups.map(({ status, title, empty }) => {
        const own = cards.filter((card) => card.status === status)
        return (
          <section key={status} aria-labelledby={status} className="tile-group">
            <h2 id={status}>{say(title)}</h2>
            {own.length > 0 ? (
              <MaterialCards cards={own} lang={lang} hasSection />
            ) : (
              <div className="empty">
                <p>{say(empty)}</p>
                {status === 'being-studied' && (
                  <ButtonLink to="/materials" look="secondary">
                    {say(myMaterials.choose)}
                  </ButtonLink>
                )}
              </div>
            )}
          </section>
        )
      })}
    </>
  )
}
