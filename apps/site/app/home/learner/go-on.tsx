import { firstSteps, goOn, readPercent } from '@slovo/messages/learner-home'
import { sections } from '@slovo/messages/materials'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { Picture } from '../../visit/files/picture.tsx'
import type { LearnerHome } from './own-home.server.ts'

interface GoOnProps {
  place: NonNullable<LearnerHome['place']>
  lang: LearnerHome['lang']
}

/** The text that was read last, at the very sentence. */
export function GoOn({ place, lang }: GoOnProps) {
  const say = useSay()
  const { title, section, level, image, sentence, percent, address } = place
  return (
    <section aria-labelledby="go-on" className="go-on">
      {/* Of a `picture`, React puts no link into the head, which is the same for all learners. */}
      <picture>
        <Picture
          path={image ?? `image/section-${section}.webp`}
          alt=""
          sizes="(width < 900px) 100vw, 20rem"
          width={800}
          height={450}
          className="go-on-picture"
          isFirst
        />
      </picture>
      <div className="go-on-text">
        <h2 id="go-on">{say(goOn.title)}</h2>
        <p className="tile-marks">
          <span className="badge">{level}</span>
          <span className="tile-section">
            {say(sections[section].name)}
            {percent > 0 && ` · ${say(readPercent, { percent })}`}
          </span>
        </p>
        <p className="go-on-title" lang={lang}>
          {title}
        </p>
        {sentence && (
          <>
            <p className="go-on-here">{say(goOn.here)}</p>
            <blockquote lang={lang}>{sentence}</blockquote>
          </>
        )}
        <ButtonLink to={address}>
          {say(sentence ? goOn.resume : goOn.open)}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  )
}

/** For a learner who has read, but has no text under way. */
export function NothingToGoOn() {
  const say = useSay()
  return (
    <section aria-labelledby="go-on" className="go-on">
      <div className="go-on-text">
        <h2 id="go-on">{say(goOn.title)}</h2>
        <p>{say(goOn.nothing)}</p>
        <ButtonLink to="/materials">{say(goOn.choose)}</ButtonLink>
      </div>
    </section>
  )
}

/** For a new account. */
export function FirstSteps() {
  const say = useSay()
  return (
    <section aria-labelledby="first-steps" className="go-on">
      <div className="go-on-text">
        <h2 id="first-steps">{say(firstSteps.title)}</h2>
        <ol className="first-steps">
          <li>{say(firstSteps.read)}</li>
          <li>{say(firstSteps.keep)}</li>
          <li>{say(firstSteps.review)}</li>
        </ol>
        <ButtonLink to="/materials">{say(goOn.choose)}</ButtonLink>
      </div>
    </section>
  )
}
