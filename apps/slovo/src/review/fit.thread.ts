// Fits weights to the log of one learner, in a thread of its own: minutes for long logs, in which the process goes on.
import { parentPort, workerData } from 'node:worker_threads'
import { historiesOf, logLoss } from '@slovo/review'
import type { Fit, FitRequest } from './fit-weights.ts'
import { openOptimiser } from './optimiser.ts'

const { log, timeZone }: FitRequest = workerData
const histories = historiesOf(log, timeZone)
const optimiser = await openOptimiser()
const weights = await optimiser.fit(histories)
const fit: Fit = {
  optimiser: optimiser.name,
  weights,
  loss: logLoss(histories, weights),
  defaultLoss: logLoss(histories),
}
parentPort?.postMessage(fit)
