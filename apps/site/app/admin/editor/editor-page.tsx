import { editor } from '@slovo/messages/admin'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'

interface EditorPageProps {
  type: string
  title: string
  lang?: string
  children: ReactNode
}

/** The way back to the list, and what is being edited. */
export function EditorPage({ type, title, lang, children }: EditorPageProps) {
  const say = useSay()
  return (
    <>
      <Link to={`/admin/${type}`} className="back-link">
        <ChevronLeft aria-hidden="true" />
        {say(editor.back)}
      </Link>
      <h1 lang={lang}>{title}</h1>
      {children}
    </>
  )
}
