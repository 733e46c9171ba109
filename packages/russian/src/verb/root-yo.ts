import { stressedSyllable, unstressed } from './stress-mark.ts'
import type { Verb } from './verb.ts'

const ROOTS =
  /(?:верн|стегн|черкн|сверкн|дерн|шепн|шепта|зева|всплесн|щелкн|хлестн|упрекн|чеса|теса|трепа|хлеста|плеска|черка|черта_|верста|мета|лега|щепа|леска|лежа|дерга|крепа_|стега|жева|клева|плева|весне_|блева|стелa_)/

/**
 * Root е that is ё as soon as the stress falls on it: сверну́ть → свёрнутый, жева́ть → жёванный, чеса́ть → чёсанный; after ц
 * о is written: облицева́ть → облицо́ванный.
 */
export function withRootYo(stem: string, { type, plain }: Verb): string {
  if (!/е\u0301/.test(stem)) return stem
  if (type === 2 && /е\u0301ва$/.test(stem))
    return /це\u0301ва$/.test(stem)
      ? stem.replace('е\u0301', 'о\u0301')
      : stem.replace('е\u0301', 'ё')
  const bare = unstressed(stem)
  const found = ROOTS.exec(bare)
  if (!found || type === 0) return stem
  const at = stem.indexOf('е\u0301')
  const isInRoot =
    at >= found.index && stressedSyllable(stem) >= 0 && at < found.index + found[0].length
  return isInRoot && plain.length > 0 ? stem.replace('е\u0301', 'ё') : stem
}
