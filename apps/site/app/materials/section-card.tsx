import type { Section } from '@slovo/content-model'
import { bookCount, materialCount, sections } from '@slovo/messages/materials'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { SectionPicture } from './material-card.tsx'

export function SectionCard({ section, count }: { section: Section; count: number }) {
  const say = useSay()
  const { name, line } = sections[section]
  return (
    <Link to={`/materials/${section}`} className="tile">
      <SectionPicture
        section={section}
        sizes="(width < 640px) 100vw, 18rem"
        className="tile-picture"
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
