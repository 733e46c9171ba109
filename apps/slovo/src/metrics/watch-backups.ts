import type { NightlyBackups } from '../backup/nightly.ts'
import type { Figures, Metrics } from './metrics.ts'

/** The nightly backups; nothing if they are off. */
export function watchBackups(metrics: Metrics, { newest, lastFailure }: NightlyBackups) {
  metrics.watch('slovo_backup_age_seconds', {
    help: 'How long ago the newest backup was begun',
    label: 'backup',
    async read(): Promise<Figures> {
      const madeAt = await newest()
      return madeAt ? { nightly: (Date.now() - madeAt.getTime()) / 1000 } : {}
    },
  })
  metrics.watch('slovo_backup_failed', {
    help: '1 where the last try to make a backup has failed, until there is a newer one',
    label: 'backup',
    async read() {
      const [madeAt, failedAt] = [await newest(), lastFailure()]
      const hasFailed = failedAt !== undefined && (madeAt === undefined || madeAt < failedAt)
      return { nightly: hasFailed ? 1 : 0 }
    },
  })
}
