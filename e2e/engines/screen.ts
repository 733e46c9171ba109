/** Where something is in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** The keys that the journeys press, by the names of the W3C. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'

/** What a browser has to be able to do for the journeys; each driver implements it once. */
export interface Screen {
  open(address: string): Promise<void>
  /** The size of the page's window, without the bars of the browser. */
  resize(width: number, height: number): Promise<void>
  /** Asks where only when the browser is ready for it. */
  click(where: () => Promise<Point>): Promise<void>
  press(key: Key): Promise<void>
  write(text: string): Promise<void>
  /** Runs a function in the page. It sees nothing but its argument, which travels as JSON. */
  run<Given, Result>(work: (given: Given) => Result, given: Given): Promise<Awaited<Result>>
  setCookie(cookie: { name: string; value: string }): Promise<void>
  close(): Promise<void>
}

/** A browser that runs; every screen begins without cookies. */
export interface Engine {
  newScreen(): Promise<Screen>
  stop(): Promise<void>
}
