import { noMail } from '@slovo/messages/no-mail'
import { useSay } from '../../ui/say.ts'
import { siteOwner } from '../../visit/page/site-owner.ts'

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
  const { contactMail } = siteOwner
  return (
    <>
      {useSay()(noMail.writeTo)}{' '}
      <a href={`mailto:${contactMail}`} className="text-link">
        {contactMail}
      </a>
      .
    </>
  )
}
