import { sample as messages } from '@slovo/messages/home'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from '../ui/link.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import { ReadableText } from '../words/text/readable-text.tsx'
import { useGlossary } from '../words/touch/glossary.ts'
import { useWords } from '../words/use-words.ts'

interface SampleProps {
  lang: LearningLanguage
  title: string
  path: string
  glossaryUrl: string
  html: string
}

/**
 * The beginning of a text, whose words answer already here, and the link to the rest of it. The page of the text saves a
 * word that is chosen, and asks a visitor to sign in.
 */
export function Sample({ lang, title, path, glossaryUrl, html }: SampleProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const text = useRef<HTMLDivElement>(null)
  const glossary = useGlossary(glossaryUrl)
  const words = useWords({ lang, path: localPath(path) })

  return (
    <section className="sample" aria-labelledby="sample">
      <header>
        <h2 id="sample">{say(messages.title)}</h2>
        <p>{say(messages.hint)}</p>
      </header>
      <ReadableText
        {...{ html, lang, text, glossary, words }}
        served={null}
        closeUrl={localPath('/')}
      />
      <Link to={path} className="sample-more">
        {say(messages.read)}
        <span lang={lang}>{title}</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  )
}
