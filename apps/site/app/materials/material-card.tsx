import type { MaterialSection, Section } from '@slovo/content-model'
import { sections } from '@slovo/messages/sections'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { Picture } from '../visit/files/picture.tsx'
import type { Card } from './card.server.ts'
import { CardStudy, CardWords } from './card-parts.tsx'

const SIZES = '(width < 640px) 100vw, 22rem'

interface MaterialCardProps {
  card: Card
  lang: string
  /** Where cards of several sections are mixed, each says its own. */
  hasSection?: boolean
  isFirst?: boolean
  /** Whether what is its reader's own is put into a kept page (lists.own.tsx). */
  isApart?: boolean
}

function MaterialCard({ card, lang, hasSection, isFirst, isApart = false }: MaterialCardProps) {
  const say = useSay()
  const { section } = card
  return (
    <Link to={card.address} className="tile">
      {card.image ? (
        <Picture
          path={card.image}
          alt=""
          sizes={SIZES}
          width={800}
          height={450}
          className="tile-picture"
          isFirst={isFirst}
        />
      ) : (
        <SectionPicture
          section={section}
          sizes={SIZES}
          className="tile-picture"
          isFirst={isFirst}
        />
      )}
      <div className="tile-text">
        <p className="tile-marks">
          <span className="badge">{card.level}</span>
          {hasSection && <span className="tile-section">{say(sections[section].name)}</span>}
          <CardStudy {...{ card, isApart }} />
        </p>
        <h3 lang={lang}>{card.title}</h3>
        {card.summary && <p>{card.summary}</p>}
        <CardWords {...{ card, isApart }} />
      </div>
    </Link>
  )
}

interface MaterialCardsProps extends Omit<MaterialCardProps, 'card' | 'isFirst'> {
  cards: Card[]
  /** What is read comes before them: they are not on the first screen. */
  isBelow?: boolean
}

export function MaterialCards({ cards, isBelow = false, ...rest }: MaterialCardsProps) {
  return (
    <ul className="tiles">
      {cards.map((card, place) => (
        <li key={card.id}>
          <MaterialCard card={card} isFirst={!isBelow && place < 3} {...rest} />
        </li>
      ))}
    </ul>
  )
}

interface SectionPictureProps {
  section: Section | MaterialSection
  sizes: string
  className?: string
  isFirst?: boolean | undefined
}

/** The picture drawn for a section; it also stands in for a material without one. */
export function SectionPicture({ section, sizes, className, isFirst }: SectionPictureProps) {
  return (
    <Picture
      path={`image/section-${section}.webp`}
      alt=""
      sizes={sizes}
      width={800}
      height={450}
      className={className}
      isFirst={isFirst}
    />
  )
}
