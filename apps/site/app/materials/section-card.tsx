import type { Section } from '@slovo/content-model'
import { bookCount, materialCount, sections } from '@slovo/messages/materials'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import { SectionArt } from './section-art.tsx'

export function SectionCard({ section, count }: { section: Section; count: number }) {
  const say = useSay()
  const { name, line } = sections[section]
  return (
    <Link to={`/materials/${section}`} className="card section-card">
      <SectionArt section={section} />
      <div className="card-text">
        <h3>{say(name)}</h3>
        <p>{say(line)}</p>
        <p className="card-count">
          {say(section === 'book' ? bookCount : materialCount, { count })}
        </p>
      </div>
    </Link>
  )
}
