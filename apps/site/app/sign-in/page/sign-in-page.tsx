import type { ReactNode } from 'react'

/** One calm column: what this page is for, its form, and the ways to its neighbours. */
export function SignInPage({
  title,
  intro,
  children,
  foot,
}: {
  title: string
  intro?: string
  children?: ReactNode
  foot?: ReactNode
}) {
  return (
    <section className="sign-in-page">
      <h1>{title}</h1>
      {intro && <p className="sign-in-intro">{intro}</p>}
      {children}
      {foot && <div className="sign-in-foot">{foot}</div>}
    </section>
  )
}
