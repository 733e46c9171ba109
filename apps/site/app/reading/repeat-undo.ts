import { findOffer } from './undo-offer.ts'

/** What was offered on the page before is offered once more; the code that does it comes only then. */
export async function repeatUndo(): Promise<void> {
  const offer = findOffer()
  if (!offer) return
  const { showUndo } = await import('./taken-back.ts')
  showUndo(offer)
}
