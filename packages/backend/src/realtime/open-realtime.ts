import { Hono } from 'hono'
import type { GatewayEnv } from '../kernel/gateway/caller.ts'
import { broadcastRoutes } from './broadcast.routes.ts'
import { acceptUpgrades } from './connections/upgrade.ts'
import { Realtime, type RealtimeParts } from './realtime.ts'
import { defaultRealtimeLimits, type RealtimeLimits } from './settings.ts'

interface RealtimeService extends Omit<RealtimeParts, 'limits'> {
  limits: Partial<RealtimeLimits> | undefined
}

/** `/realtime/v1`: broadcast, presence and changes of tables, over WebSocket; broadcasts also over HTTP. */
export function openRealtime({ limits, ...parts }: RealtimeService) {
  const realtime = new Realtime({ ...parts, limits: { ...defaultRealtimeLimits, ...limits } })
  const upgrades = acceptUpgrades(realtime)
  return {
    routes: new Hono<GatewayEnv>().route('/api', broadcastRoutes(realtime)),
    upgrades,
    async close() {
      await upgrades.close()
      await realtime.close()
    },
  }
}
