import { sample } from '@slovo/messages/home'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'

interface SampleFrameProps {
  title: string
  lang: string
  address: string
  children: ReactNode
}

/** The page within the page: the beginning of a text, and the way to the rest of it. */
export function SampleFrame({ title, lang, address, children }: SampleFrameProps) {
  const say = useSay()
  return (
    <section className="sample" aria-labelledby="sample">
      <header>
        <h2 id="sample">{say(sample.title)}</h2>
        <p>{say(sample.hint)}</p>
      </header>
      {children}
      <Link to={address} className="sample-more">
        {say(sample.read)}
        <span lang={lang}>{title}</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  )
}
