import type { Section } from '@slovo/content-model'
import { bookCount, materialCount, sections } from '@slovo/messages/materials'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { SectionPicture } from './material-card.tsx'

interface SectionCardProps {
  section: Section
  count: number
  isFirst: boolean
}

export function SectionCard({ section, count, isFirst }: SectionCardProps) {
  const say = useSay()
  const { name, line } = sections[section]
  return (
    <Link to={`/materials/${section}`} className="tile">
      <SectionPicture
        section={section}
        sizes="(width < 640px) 100vw, 18rem"
        className="tile-picture"
        isFirst={isFirst}
      />
      <div className="tile-text">
        <h3>{say(name)}</h3>
        <p>{say(line)}</p>
        <p className="tile-count">
          {say(section === 'book' ? bookCount : materialCount, { count })}
        </p>
      </div>
    </Link>
  )
}
