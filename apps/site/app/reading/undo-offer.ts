/** Under which the tab remembers what can still be taken back: the toast goes with its reader to the next page. */
const OFFERED = 'slovo-undo'
const OFFERED_MS = 8000

/** Words that became known all at once. */
export interface Undo {
  /** Of the text. */
  path: string
  batch: string
  count: number
}

interface Offer extends Undo {
  until: number
}

export function keepOffer(undo: Undo) {
  const offer: Offer = { ...undo, until: Date.now() + OFFERED_MS }
  sessionStorage.setItem(OFFERED, JSON.stringify(offer))
}

export const forgetOffer = () => sessionStorage.removeItem(OFFERED)

/** The offer of the page before, as long as it holds. */
export function findOffer(): Undo | null {
  const offer: Offer | null = JSON.parse(sessionStorage.getItem(OFFERED) ?? 'null')
  return offer && Date.now() < offer.until ? offer : null
}
