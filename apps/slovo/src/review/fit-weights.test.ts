import { historiesOf, logLoss } from '@slovo/review'
import { expect, test } from 'vitest'
import { fitWeights } from './fit-weights.ts'
import { simulateLearner, trueWeights } from './simulated-learner.ts'

const timeZone = 'Europe/Paris'
const withoutNativePart = {
  execArgv: ['--import', new URL('./without-native-part.mjs', import.meta.url).href],
}

test.each([
  ['natively', 'native', {}],
  ['in WebAssembly where the native part is missing', 'wasm', withoutNativePart],
] as const)(
  'weights that were fitted %s foretell a learner of another memory better than the default ones',
  async (_, optimiser, options) => {
    const log = simulateLearner(1, 70)
    const fit = await fitWeights({ log, timeZone }, { ...options })

    expect(fit.optimiser).toBe(optimiser)
    expect(fit.loss).toBeLessThan(fit.defaultLoss)
    // What the learner answers later, which was not fitted to.
    const later = historiesOf(simulateLearner(2, 200), timeZone)
    const [own, byDefault, byTruth] = [fit.weights, null, trueWeights].map((weights) =>
      logLoss(later, weights),
    )
    expect(own).toBeLessThan(byDefault ?? 0)
    expect(Math.abs((own ?? 0) - (byTruth ?? 0))).toBeLessThan(
      ((byDefault ?? 0) - (byTruth ?? 0)) / 2,
    )
  },
)

test('nothing is learnt from an empty log', async () => {
  const fit = await fitWeights({ log: [], timeZone })
  expect(fit.loss).toBe(fit.defaultLoss)
})

test('work that is stopped ends', async () => {
  const stopping = new AbortController()
  const fitting = fitWeights(
    { log: simulateLearner(1, 100), timeZone },
    { signal: stopping.signal },
  )
  stopping.abort()
  await expect(fitting).rejects.toThrow('ended before')
})
