import { hasNativeOptimiser } from '../review/optimiser.ts'
import { type Finding, findingsOf } from './finding.ts'

/** By which means the schedule of reviews is fitted to each learner: both do, one takes longer. */
export async function checkSchedule(hasNative = hasNativeOptimiser): Promise<Finding> {
  const { ok } = findingsOf('schedule')
  if (await hasNative()) return ok('fitted to each learner by the native optimiser')
  const platform = `${process.platform}-${process.arch}`
  return ok(`fitted to each learner in WebAssembly: there is no native optimiser for ${platform}`)
}
