import { CloudOff } from 'lucide-react'
import { Link } from '../../ui/link.tsx'

/** In the top bar, shown by `show-status.ts` while something waits for the network. */
export function OfflineStatus() {
  return (
    // A document that is drawn anew leaves it as it is, like an island.
    <div role="status" data-island="offline-status">
      <Link to="/offline" reloadDocument className="offline-status" data-offline-status hidden>
        <CloudOff aria-hidden="true" />
        <span />
      </Link>
    </div>
  )
}
