import { createContext, type RouterContextProvider } from 'react-router'

const TEXT_MARK = '<late-text>'

/**
 * Large pieces of HTML that need not pass through React: it renders a mark in their place, and they are put into the finished page.
 * React copies what it draws several times. Text that it escapes, and data that it sends along, hold no `<`: a mark can
 * only be one of ours.
 */
export class LateHtml {
  readonly #pieces: { mark: Buffer; html: Uint8Array }[]

  /** With the pieces of another. */
  constructor(from?: LateHtml) {
    this.#pieces = from ? [...from.#pieces] : []
  }

  /** Puts a piece in the place where `mark` is drawn. */
  put(mark: string, html: string | Uint8Array) {
    this.#pieces.push({
      mark: Buffer.from(mark),
      html: typeof html === 'string' ? Buffer.from(html) : html,
    })
  }

  /** The page with every piece in its place. Where a mark was not drawn, its piece is not shown. */
  complete(page: Buffer): Buffer<ArrayBuffer> {
    const places = this.#pieces
      .map(({ mark, html }) => ({ mark, html, at: page.indexOf(mark) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    const parts: Uint8Array[] = []
    let from = 0
    for (const { mark, html, at } of places) {
      parts.push(page.subarray(from, at), html)
      from = at + mark.length
    }
    return Buffer.concat([...parts, page.subarray(from)])
  }
}

export const lateHtmlContext = createContext<LateHtml>()

/** For a loader: a function, which is not sent along with the loader's data, that gives the mark to be drawn. */
export function serveLate(context: Readonly<RouterContextProvider>, html: string | Uint8Array) {
  context.get(lateHtmlContext).put(TEXT_MARK, html)
  return () => TEXT_MARK
}
