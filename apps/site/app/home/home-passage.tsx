import type { Block } from '@slovo/content-model'
import { call, hero } from '@slovo/messages/home'
import { MousePointerClick, Quote, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { useReader } from '../visit/page/root-data.ts'

const signs = [MousePointerClick, Quote, RotateCw]

/** What a learner gains: a title, and points side by side. */
export function HomePassage({ title, lines, points }: Passage) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="home-passage">
      <h2 id={id}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className="gains">
        {points.map((point, place) => {
          const Sign = signs[place % signs.length]
          return (
            <li key={point.title} className="gain">
              {Sign && <Sign aria-hidden="true" strokeWidth={1.5} />}
              <h3>{point.title}</h3>
              {point.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The end of the page: why now, and how. */
export function LastWord({ title, lines }: Partial<Passage>) {
  const say = useSay()
  const id = useId()
  return (
    <section className="call" aria-labelledby={id}>
      <h2 id={id}>{title ?? say(call.title)}</h2>
      {(lines ?? [say(call.line)]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Ways />
    </section>
  )
}

/** What to do next: read, and sign up to save words. */
export function Ways() {
  const say = useSay()
  const reader = useReader()
  return (
    <div className="actions">
      <ButtonLink to="/materials">{say(hero.start)}</ButtonLink>
      <ButtonLink to={reader ? '/my-materials' : '/register'} look="secondary">
        {say(reader ? hero.continue : hero.register)}
      </ButtonLink>
    </div>
  )
}

/** A titled part of the home page: lines below its title, then points, each a title with its own lines. */
interface Passage {
  title: string
  lines: string[]
  points: { title: string; lines: string[] }[]
}

/**
 * The text of the home page as its `##` and `###` divide it. The last passage that has no points is the last word,
 * which stands at the end of the page with the ways to begin.
 */
export function homePassages(blocks: Block[]): { passages: Passage[]; lastWord: Passage | null } {
  const passages: Passage[] = []
  for (const block of blocks) {
    const passage = passages.at(-1)
    if (block.type === 'subtitle') passages.push({ title: block.text, lines: [], points: [] })
    else if (block.type === 'title') passage?.points.push({ title: block.text, lines: [] })
    else (passage?.points.at(-1) ?? passage)?.lines.push(...linesOf(block))
  }
  const last = passages.at(-1)
  return last && last.points.length === 0
    ? { passages: passages.slice(0, -1), lastWord: last }
    : { passages, lastWord: null }
}

function linesOf(block: Block): string[] {
  if (block.type === 'paragraph' || block.type === 'tip') return [block.text]
  return block.type === 'list' ? block.items : []
}
