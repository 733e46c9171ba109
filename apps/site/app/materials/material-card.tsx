import { isSection } from '@slovo/content-model'
import { sections } from '@slovo/messages/materials'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { useSay } from '../ui/say.ts'
import type { Card } from './materials.server.ts'
import { SectionArt } from './section-art.tsx'
import { StudyMark } from './study-mark.tsx'

interface MaterialCardProps {
  card: Card
  lang: string
  /** Where cards of several sections are mixed, each says its own. */
  hasSection?: boolean
  isFirst?: boolean
}

export function MaterialCard({ card, lang, hasSection, isFirst }: MaterialCardProps) {
  const say = useSay()
  const section = isSection(card.section) ? card.section : 'book'
  const { name } = sections[card.section === 'book-chapters' ? 'book-chapters' : section]
  return (
    <Link to={card.address} className="card material-card">
      {card.image ? (
        <Picture
          path={card.image}
          alt=""
          sizes="(width < 640px) 100vw, 22rem"
          width={600}
          height={400}
          className="card-picture"
          isFirst={isFirst}
        />
      ) : (
        <SectionArt section={section} className="card-picture" />
      )}
      <div className="card-text">
        <p className="card-marks">
          <span className="badge">{card.level}</span>
          {hasSection && <span className="card-section">{say(name)}</span>}
          <StudyMark status={card.status} />
        </p>
        <h3 lang={lang}>{card.title}</h3>
        {card.summary && <p>{card.summary}</p>}
      </div>
    </Link>
  )
}

export function MaterialCards({
  cards,
  ...rest
}: { cards: Card[] } & Omit<MaterialCardProps, 'card' | 'isFirst'>) {
  return (
    <ul className="cards">
      {cards.map((card, place) => (
        <li key={card.id}>
          <MaterialCard card={card} isFirst={place < 3} {...rest} />
        </li>
      ))}
    </ul>
  )
}
