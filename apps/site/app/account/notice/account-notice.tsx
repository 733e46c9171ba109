import { useSearchParams } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { readNotice } from './notice.ts'

/** Says what came of a mail's link, or of the way to a third party; it stays as long as the address does. */
export function AccountNotice() {
  const say = useSay()
  const [query] = useSearchParams()
  const notice = readNotice(query)
  if (!notice) return null
  return (
    <p
      role={notice.isError ? 'alert' : 'status'}
      className={`account-notice ${notice.isError ? 'account-notice-error' : ''}`}
    >
      {say(notice.message)}
    </p>
  )
}
