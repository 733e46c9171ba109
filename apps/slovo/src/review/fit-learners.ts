import { grades } from '@slovo/review'
import type { ContentClient } from '../content/content-client.ts'
import type { ProcessLog } from '../log.ts'
import { type FitRequest, fitWeights } from './fit-weights.ts'

const MILLISECONDS_BETWEEN_LOOKS = 30 * 60_000
/** Soon enough for a process that does not run long, late enough not to slow a start. */
const MILLISECONDS_TO_FIRST_LOOK = 2 * 60_000
const ROWS_AT_ONCE = 1000
/** Of five years with 250 reviews a day. A longer log is not read to its end: anyone can write their own. */
const MAX_ROWS = 500_000

interface Fitting {
  /** Fits the weights of every learner whose log has grown enough. */
  look(): Promise<void>
  stop(): Promise<void>
}

/**
 * Fits the weights of FSRS to the learners' own logs, one at a time and one process at a time. They are kept if they foretell
 * the log no worse than the default ones; what is due when does not change until a card is answered.
 */
export function startFitting(
  content: ContentClient,
  log: Pick<ProcessLog, 'warn'>,
  {
    millisecondsBetweenLooks = MILLISECONDS_BETWEEN_LOOKS,
    fitWith = fitWeights,
    maxRows = MAX_ROWS,
  } = {},
): Fitting {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let hasWarned = false

  const fitNext = () => fitOne(content, { fitWith, maxRows, signal: stopping.signal })
  const fitAll = async () => {
    try {
      while (!stopping.signal.aborted && (await fitNext())) {
        // The next learner.
      }
    } catch (error) {
      if (stopping.signal.aborted || hasWarned) return
      hasWarned = true
      log.warn({ err: error }, 'weights of the schedule could not be fitted; the default ones stay')
    }
  }
  const look = () => {
    running ??= fitAll().finally(() => {
      running = undefined
    })
    return running
  }
  const first = setTimeout(() => void look(), MILLISECONDS_TO_FIRST_LOOK).unref()
  const timer = setInterval(() => void look(), millisecondsBetweenLooks).unref()
  return {
    look,
    async stop() {
      clearTimeout(first)
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

interface FitOptions {
  fitWith: typeof fitWeights
  maxRows: number
  signal: AbortSignal
}

/** Whether there was a learner to fit. */
async function fitOne(content: ContentClient, { fitWith, maxRows, signal }: FitOptions) {
  const { data, error } = await content.rpc('claim_learner_to_fit')
  if (error) throw error
  const claimed = data[0]
  if (!claimed) return false

  const timeZone = claimed.time_zone
  const log = await readLog(content, claimed.learner, maxRows)
  const { weights, loss, defaultLoss } = await fitWith({ log, timeZone }, { signal })
  const saved = await content
    .from('learner_settings')
    .update({
      fsrs_weights: loss <= defaultLoss ? weights : null,
      fitted_at: new Date().toISOString(),
      fitted_reviews: claimed.reviews,
    })
    .eq('user_id', claimed.learner)
  if (saved.error) throw saved.error
  return true
}

async function readLog(
  content: ContentClient,
  learner: string,
  maxRows: number,
): Promise<FitRequest['log']> {
  const log: FitRequest['log'][number][] = []
  while (true) {
    const { data, error } = await content
      .from('review_log')
      .select('id, word_id, kind, grade, undoes, reviewed_at')
      .eq('user_id', learner)
      .gt('id', log.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000')
      .order('id')
      .limit(ROWS_AT_ONCE)
    if (error) throw error
    log.push(
      ...data.map((row) => ({
        ...row,
        grade: grades.find((grade) => grade === row.grade) ?? null,
      })),
    )
    if (data.length < ROWS_AT_ONCE || log.length >= maxRows) return log
  }
}
