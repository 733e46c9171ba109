import { noMail } from '@slovo/messages/sign-in/no-mail'
import type { ReactNode } from 'react'
import { useSay } from '../../ui/say.ts'
import { useSiteOwner } from '../../visit/page/root-data.ts'

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

/** Said where a mail would be needed and the site has no mail server: who can help instead. */
export function NoMailNotice({ isNewAccount }: { isNewAccount?: boolean }) {
  const say = useSay()
  return (
    <p className="no-mail" role="note">
      {say(noMail.notice)} {isNewAccount && say(noMail.toConfirm)} <OwnerAddress />
    </p>
  )
}

/** The way to the site's owner. */
export function OwnerAddress() {
  const say = useSay()
  const { contactMail } = useSiteOwner()
  if (!contactMail) return say(noMail.askOwner)
  return (
    <>
      {say(noMail.writeTo)}{' '}
      <a href={`mailto:${contactMail}`} className="text-link">
        {contactMail}
      </a>
      .
    </>
  )
}
