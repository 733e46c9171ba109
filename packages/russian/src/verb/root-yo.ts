import { unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

const E = 'е\u0301'
const ROOTS =
  /верн|стегн|черкн|дерн|шепн|шепта|щелкн|хлестн|упрекн|всплесн|чеса|теса|трепа|хлеста|плеска|черка|верста|мета|щепа|леска|лежа|дерга|стега|зева|блева/

/**
 * Root е that is ё as soon as the stress falls on it: сверну́ть → свёрнутый, чеса́ть → чёсанный, жева́ть → жёванный; after ц
 * о is written: облицева́ть → облицо́ванный.
 */
export function withRootYo(stem: string, { type }: Verb): string {
  const at = stem.indexOf(E)
  if (at < 0) return stem
  if (type === 2 && stem.endsWith(`${E}ва`))
    return stem.replace(E, stem[at - 1] === 'ц' ? 'о\u0301' : 'ё')
  const found = ROOTS.exec(unstressed(stem))
  const isInRoot = found && at >= found.index && at < found.index + found[0].length
  return isInRoot ? stem.replace(E, 'ё') : stem
}
