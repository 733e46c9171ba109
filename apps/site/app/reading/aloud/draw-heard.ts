import type { PlayerState } from './player.ts'

/** Marks the sentence that is heard, and those that are repeated with it. */
export function drawHeard(
  sentences: readonly HTMLElement[],
  { status, sentence, loop, range }: PlayerState,
) {
  const isHeard = status !== 'silent'
  for (const [place, element] of sentences.entries()) {
    const isIt = isHeard && place === sentence
    const isRepeated = loop === 'range' && range.from <= place && place <= range.to
    if (element.classList.contains('heard') !== isIt) {
      element.classList.toggle('heard', isIt)
      if (isIt) element.setAttribute('aria-current', 'true')
      else element.removeAttribute('aria-current')
    }
    if (element.classList.contains('repeated') !== isRepeated) {
      element.classList.toggle('repeated', isRepeated)
    }
  }
}

/** Takes all marks away. */
export function eraseHeard(sentences: readonly HTMLElement[]) {
  for (const element of sentences) {
    element.classList.remove('heard', 'repeated')
    element.removeAttribute('aria-current')
  }
}
