import { hero, newest } from '@slovo/messages/home'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { Picture } from '../visit/files/picture.tsx'
import { Island } from '../visit/island/island.tsx'
import { HomePassage, homePassages, LastWord, Ways } from './home-passage.tsx'
import sampleIsland from './sample.island.tsx'
import type { findSample } from './sample.server.ts'

interface WelcomeProps {
  lang: 'ru' | 'fr'
  page: { title: string; summary: string; blocks: Parameters<typeof homePassages>[0] } | null
  sample: Awaited<ReturnType<typeof findSample>>
  /** The newest materials, as their own area shows them; none, where there are none. */
  newestCards: ReactNode
}

/** An admin writes its texts for each interface language: what the site is, what a learner gains, and a last word. */
export function Welcome({ lang, page, sample, newestCards }: WelcomeProps) {
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
          <Island of={sampleIsland} props={{ lang, ...sample }} />
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
        {newestCards || <p className="empty">{say(newest.none)}</p>}
      </section>

      <LastWord {...lastWord} />
    </div>
  )
}

/** Each on a line of its own. */
const sentencesOf = (title: string) => title.split(/(?<=[.!?…]) /)
