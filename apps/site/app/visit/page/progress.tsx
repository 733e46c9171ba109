import { loading } from '@slovo/messages/shell'
import { useNavigation } from 'react-router'
import { useSay } from '../../ui/say.ts'

/** Says that the next page is on its way; it shows after 200 ms, so that a quick one shows nothing. */
export function Progress() {
  const say = useSay()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div role="status" className="progress">
      {isLoading && (
        <>
          <span className="visually-hidden">{say(loading)}</span>
          <span className="loading-bar" />
        </>
      )}
    </div>
  )
}
