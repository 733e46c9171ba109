import { useSearchParams } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { readNotice } from './notice.ts'

/** Says how a mail's link or a provider's redirect ended; it stays as long as the URL does. */
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
