import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  intro?: string
  children: ReactNode
}

/** One part of the account, with an address of its own on the page. */
export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="account-section">
      <h2 id={`${id}-title`}>{title}</h2>
      {intro && <p className="account-intro">{intro}</p>}
      {children}
    </section>
  )
}
