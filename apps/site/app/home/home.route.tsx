import { materialAddress } from '@slovo/content-model'
import { say as sayIn } from '@slovo/messages'
import { hero, newest, pageDescription, pageTitle } from '@slovo/messages/home'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { MaterialCards } from '../materials/material-card.tsx'
import { listNewest } from '../materials/materials.server.ts'
import { findPage } from '../text-blocks/pages.server.ts'
import { Link } from '../ui/link.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useLocale, useLocalPath, useSay } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { Picture } from '../visit/files/picture.tsx'
import {
  type LearningLanguage,
  learningLanguageContext,
} from '../visit/language/learning-language.server.ts'
import { pageMeta } from '../visit/page/page-meta.ts'
import { useReader } from '../visit/page/root-data.ts'
import { type Database, databaseContext, localeContext } from '../visit/session/session.server.ts'
import { presentOutcome, type WordOutcome } from '../words/outcome.ts'
import { findReadableText } from '../words/text/readable-text.server.ts'
import { ReadableText } from '../words/text/readable-text.tsx'
import { textHtml } from '../words/text/text-html.ts'
import { useGlossary } from '../words/touch/glossary.ts'
import type { Route } from './+types/home.route.ts'
import { firstParagraphs } from './first-paragraphs.ts'
import { HomePassage, LastWord } from './home-passage.tsx'
import { homePassages } from './home-passages.ts'
import { findEasiest } from './sample.server.ts'
import { SampleFrame } from './sample-frame.tsx'
import { Ways } from './ways.tsx'

const NEWEST = 6
const SAMPLE_WORDS = 45

export async function loader({ context }: Route.LoaderArgs) {
  const database = context.get(databaseContext)
  const lang = context.get(learningLanguageContext)
  const locale = context.get(localeContext)
  const [page, sample, cards] = await Promise.all([
    findPage(database, 'home', locale),
    findSample(database, lang),
    listNewest(database, locale, { lang, limit: NEWEST }),
  ])
  return { lang, page, sample, cards }
}

async function findSample(database: Database, lang: LearningLanguage) {
  const material = await findEasiest(database, lang)
  if (!material) return null

  const text = await findReadableText(database, material)
  const beginning = firstParagraphs(text.cut({ accents: true }), SAMPLE_WORDS)
  const address = materialAddress(material)
  return {
    title: material.title,
    address,
    glossary: `${address}/glossary.json?v=${Date.parse(material.updated_at)}`,
    html: textHtml(beginning, { isSaved: () => false }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...around }) => {
  const locale = localeOf(around.location.pathname)
  return pageMeta(around, {
    title: sayIn(locale, pageTitle),
    isHome: true,
    description: loaderData?.page?.summary || sayIn(locale, pageDescription),
  })
}

/** Its texts are written by the admin, for each interface language: what the site is, what one gets, and a last word. */
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
          <SampleFrame title={sample.title} lang={lang} address={sample.address}>
            <SampleText key={sample.address} lang={lang} {...sample} />
          </SampleFrame>
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

interface SampleTextProps {
  html: string
  lang: LearningLanguage
  address: string
  glossary: string
}

/** Words that answer already here; one that is chosen is kept by the page of its text, which asks a visitor to sign in. */
function SampleText({ html, lang, address, glossary }: SampleTextProps) {
  const locale = useLocale()
  const localPath = useLocalPath()
  const text = useRef<HTMLDivElement>(null)
  const source = useGlossary(glossary)
  const isVisitor = useReader() === null
  const { data: outcome, submit } = useFetcher<WordOutcome>()

  useEffect(() => {
    if (!outcome) return
    const { kind, text } = presentOutcome(locale, outcome)
    showToast(kind, text)
  }, [outcome, locale])

  return (
    <ReadableText
      html={html}
      lang={lang}
      text={text}
      glossary={source}
      lemmaIds={nothingSaved}
      served={null}
      closeAddress={localPath('/')}
      isVisitor={isVisitor}
      isSavedPair={() => false}
      onSave={({ word, lemma, definition }) =>
        submit(
          { intent: 'save-word', word: String(word), lemma, definition },
          { method: 'post', action: localPath(address) },
        )
      }
    />
  )
}

const nothingSaved: ReadonlySet<number> = new Set()
