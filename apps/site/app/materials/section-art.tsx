import type { Section } from '@slovo/content-model'
import {
  AudioLines,
  BookOpenText,
  Clapperboard,
  Coffee,
  Drama,
  Film,
  Guitar,
  Laugh,
  type LucideIcon,
  MapPinned,
  MessagesSquare,
  MicVocal,
  Music2,
  Palette,
  Popcorn,
  ScrollText,
  Shapes,
  Telescope,
  ToyBrick,
  TreePine,
} from 'lucide-react'

const signs: Record<Section, LucideIcon> = {
  dialogue: MessagesSquare,
  'slice-of-life': Coffee,
  place: MapPinned,
  culture: Drama,
  legend: TreePine,
  podcast: AudioLines,
  'short-story': ScrollText,
  book: BookOpenText,
  trailer: Popcorn,
  extract: Clapperboard,
  cartoon: Palette,
  eralash: Laugh,
  galileo: Telescope,
  diverse: Film,
  rock: Guitar,
  pop: MicVocal,
  trad: Music2,
  variety: Shapes,
  kids: ToyBrick,
}

/** The picture of a section: its sign on the colours of its place in the list. */
export function SectionArt({ section, className = '' }: { section: Section; className?: string }) {
  const Sign = signs[section]
  const hue = Object.keys(signs).indexOf(section) * 37
  return (
    <div
      className={`section-art ${className}`}
      style={{ '--turn': `${hue % 70}deg` } as React.CSSProperties}
      aria-hidden="true"
    >
      <Sign strokeWidth={1.25} />
    </div>
  )
}
