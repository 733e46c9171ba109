import { broadcastRoutes } from './broadcast-routes.ts'
import { usualLimits } from './settings.ts'
import { Realtime, type RealtimeParts } from './realtime.ts'
import { acceptUpgrades } from './upgrade.ts'

export type { RealtimeLimits } from './settings.ts'
export { refuseUpgrade, type UpgradeAnswer, type Upgrades } from './upgrade.ts'

/** `/realtime/v1`: broadcast, presence and changes of tables, over WebSocket; broadcasts also over HTTP. */
export function openRealtime({
  limits,
  ...parts
}: Omit<RealtimeParts, 'limits'> & { limits: Partial<RealtimeParts['limits']> | undefined }) {
  const realtime = new Realtime({ ...parts, limits: { ...usualLimits, ...limits } })
  const upgrades = acceptUpgrades(realtime)
  return {
    routes: broadcastRoutes(realtime),
    upgrades,
    async close() {
      await upgrades.close()
      await realtime.close()
    },
  }
}
