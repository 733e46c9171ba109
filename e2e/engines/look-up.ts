import type { Point } from './screen.ts'

export type Role = 'button' | 'link' | 'textbox' | 'radio' | 'checkbox' | 'article' | 'heading'

/** What a person looks for on a page: by its role and its name, or by a part of its text. */
export interface Target {
  role?: Role
  name?: string
  /** The name is all of it, not a part. */
  isExact?: boolean
  /** A pattern instead of a name. */
  pattern?: string
  /** CSS, for what has neither: a word of the text. */
  css?: string
  /** The first is 0. */
  place?: number
  /** Only within the article of this name. */
  article?: string
}

export interface Found {
  middle: Point
  box: { left: number; top: number; right: number; bottom: number }
  text: string
  value: string
  label: string
  isFocused: boolean
  /** It comes before what has the focus. */
  isBehind: boolean
}

/** Runs in the page: everything that is seen and fits, with the one that is asked for brought into view. */
export function lookUp(given: { target: Target; isBrought: boolean }): Found | null {
  const { role, name, isExact, pattern, css, place = 0, article } = given.target
  const selectors: Record<string, string> = {
    button: 'button, [role=button], summary, input[type=submit]',
    link: 'a[href]',
    textbox:
      'textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=submit], [type=file])',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    article: 'article',
    heading: 'h1, h2, h3',
  }
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const byIds = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id ? textOf(document.getElementById(id)) : ''))
      .join(' ')
      .trim()
    const labels = 'labels' in element ? Array.from((element as HTMLInputElement).labels ?? []) : []
    return (
      element.getAttribute('aria-label') ||
      byIds ||
      labels.map(textOf).join(' ') ||
      textOf(element) ||
      element.getAttribute('placeholder') ||
      ''
    )
  }
  const fits = (element: Element) => {
    if (name === undefined && pattern === undefined) return true
    const own = nameOf(element)
    if (pattern !== undefined) return new RegExp(pattern).test(own)
    const wanted = name ?? ''
    return isExact ? own === wanted : own.toLowerCase().includes(wanted.toLowerCase())
  }
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

  const around = article
    ? Array.from(document.querySelectorAll('article')).find((one) => nameOf(one) === article)
    : document
  const all = Array.from(around?.querySelectorAll(css ?? selectors[role ?? ''] ?? '*') ?? [])
  const element = all.filter((one) => isSeen(one) && fits(one) && !one.matches(':disabled'))[place]
  if (!(element instanceof HTMLElement)) return null

  if (given.isBrought) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A word of two lines is pressed on its first.
  const first = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return {
    middle: { x: first.left + first.width / 2, y: first.top + first.height / 2 },
    box: { left, top, right, bottom },
    text: textOf(element),
    value: 'value' in element ? String(element.value) : '',
    label: nameOf(element),
    isFocused: element === document.activeElement,
    isBehind:
      document.activeElement !== document.body &&
      (document.activeElement?.compareDocumentPosition(element) ?? 0) ===
        Node.DOCUMENT_POSITION_PRECEDING,
  }
}
