import { keepInCookie } from '../../ui/browser-cookie.ts'

/**
 * Puts the translation of each paragraph beside it, as the server does for those who have chosen it before. What was open
 * under sentences is beside them now.
 */
export function showColumns(
  text: HTMLElement,
  { sentences, lang }: { sentences: readonly (string | null)[]; lang: string },
) {
  for (const shown of text.querySelectorAll('.translated, .sentence-translation')) shown.remove()
  for (const mark of text.querySelectorAll('.is-open')) {
    mark.classList.remove('is-open')
    if (mark.role) mark.ariaExpanded = 'false'
  }
  let next = 0
  for (const paragraph of text.querySelectorAll(':scope > p')) {
    const count = paragraph.querySelectorAll('s-').length
    if (count === 0) continue
    const translated = document.createElement('div')
    translated.className = 'translated'
    translated.lang = lang
    for (const sentence of sentences.slice(next, next + count)) {
      const span = document.createElement('span')
      span.textContent = sentence ?? '…'
      translated.append(span, ' ')
    }
    next += count
    paragraph.after(translated)
  }
}

export function hideColumns(text: HTMLElement) {
  for (const translated of text.querySelectorAll('.translated')) translated.remove()
}

/** For all texts on this device; the server then draws both columns itself. */
export const rememberColumns = (isOn: boolean) => keepInCookie('columns', isOn ? '1' : '0')
