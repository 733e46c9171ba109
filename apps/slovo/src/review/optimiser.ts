import { readFile } from 'node:fs/promises'
import type { ReviewHistory } from '@slovo/review'

/** Finds the weights of FSRS with which a learner's answers are foretold best. */
export interface Optimiser {
  name: 'native' | 'wasm'
  fit(histories: readonly ReviewHistory[]): Promise<number[]>
}

/**
 * The optimiser of FSRS (fsrs-rs). Its native part is not there for every platform: then the same code, compiled to
 * WebAssembly, does the work in some four times as long.
 */
export async function openOptimiser(): Promise<Optimiser> {
  const native = await loadNative()
  return native ? openNative(native) : openWasm()
}

export async function hasNativeOptimiser(): Promise<boolean> {
  return Boolean(await loadNative())
}

async function loadNative() {
  try {
    return await import('@open-spaced-repetition/binding')
  } catch {
    // No native part for this platform, or it was not installed.
    return undefined
  }
}

type Native = NonNullable<Awaited<ReturnType<typeof loadNative>>>

function openNative({ FSRSBindingItem, FSRSBindingReview, computeParameters }: Native): Optimiser {
  const itemOf = (history: ReviewHistory) =>
    new FSRSBindingItem(history.map(({ grade, days }) => new FSRSBindingReview(grade, days)))
  return {
    name: 'native',
    fit: (histories) =>
      computeParameters(foretoldIn(histories).map(itemOf), {
        enableShortTerm: true,
        numRelearningSteps: 1,
      }),
  }
}

async function openWasm(): Promise<Optimiser> {
  // Made for browsers: it listens to the messages of a page when it is loaded.
  Object.assign(globalThis, { self: new EventTarget() })
  const { Fsrs, initSync } = await import('fsrs-browser')
  const file = new URL(import.meta.resolve('fsrs-browser/fsrs_browser_bg.wasm'))
  initSync({ module: await readFile(file) })
  return {
    name: 'wasm',
    async fit(histories) {
      const items = foretoldIn(histories)
      const reviews = items.flat()
      const weights = new Fsrs().computeParameters(
        Uint32Array.from(reviews, ({ grade }) => grade),
        Uint32Array.from(reviews, ({ days }) => days),
        Uint32Array.from(items, ({ length }) => length),
        null,
        true,
      )
      return [...weights]
    },
  }
}

/** Each answer that came on a later day, with those before it: the last one of an item is what is to be foretold. */
function foretoldIn(histories: readonly ReviewHistory[]): ReviewHistory[] {
  return histories.flatMap((history) =>
    history.flatMap(({ days }, place) => (days > 0 ? [history.slice(0, place + 1)] : [])),
  )
}
