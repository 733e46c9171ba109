import { expect } from '@playwright/test'
import { isTakenOver } from '../site/taken-over.ts'
import { type Found, lookUp, type Role, type Target } from './look-up.ts'
import type { Key, Point, Screen } from './screen.ts'

/** A user at a screen, who finds elements by their role and their name. The same in every engine. */
export class Person {
  readonly screen: Screen
  readonly #siteUrl: string

  constructor(screen: Screen, siteUrl: string) {
    this.screen = screen
    this.#siteUrl = siteUrl
  }

  /** Opens a page and waits until its script has taken over. */
  async open(address: string) {
    await this.screen.open(new URL(address, this.#siteUrl).href)
    await this.until('the script has taken over', () => this.screen.run(isTakenOver, null))
  }

  async sees(text: string) {
    await this.until(`« ${text} » is on the page`, () =>
      this.screen.run((text) => document.body.innerText.replace(/\s+/g, ' ').includes(text), text),
    )
  }

  async isAt(path: string) {
    await this.until(`the address is ${path}`, () =>
      this.screen.run((path) => location.pathname === path, path),
    )
  }

  look(target: Target, isBrought = false): Promise<Found | null> {
    return this.screen.run(lookUp, { target, isBrought })
  }

  async finds(target: Target): Promise<Found> {
    let found: Found | null = null
    await this.until(`${JSON.stringify(target)} is there`, async () => {
      found = await this.look(target, true)
      return found !== null
    })
    if (!found) throw new Error('It has gone again')
    return found
  }

  async click(target: Target) {
    await this.finds(target)
    await this.clickWhereItIs(target)
  }

  /** Clicks without bringing it into view, once it has stopped moving and is painted there. */
  clickWhereItIs(target: Target) {
    return this.screen.click(async () => {
      let at = await this.#middleOf(target)
      for (;;) {
        await this.#paints()
        const now = await this.#middleOf(target)
        if (now.x === at.x && now.y === at.y) return now
        at = now
      }
    })
  }

  /** The page notes it and is asked for it: WebKit's driver now and then loses what a promise resolves to. */
  async #paints() {
    await this.screen.run(notePaint, null)
    await this.until('the page has painted', () => this.screen.run(hasPainted, null))
  }

  async #middleOf(target: Target): Promise<Point> {
    const found = await this.look(target)
    if (!found) throw new Error(`${JSON.stringify(target)} has gone again`)
    return found.middle
  }

  press(key: Key) {
    return this.screen.press(key)
  }

  async fill(target: Target, text: string) {
    await this.click(target)
    await this.screen.write(text)
    await this.until(`${text} is written`, async () =>
      ((await this.look(target))?.value ?? '').includes(text),
    )
  }

  /** Moves the focus by Tab alone, forwards or backwards, from wherever it is. */
  async tabTo(target: Target) {
    await this.finds(target)
    for (let presses = 0; presses < 150; presses++) {
      const found = await this.look(target)
      if (found?.isFocused) return
      await this.screen.press(found?.isBehind ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not reach ${JSON.stringify(target)}`)
  }

  until(what: string, isSo: () => Promise<boolean>) {
    return expect
      .poll(isSo, { message: what, intervals: [20, 50, 100, 200], timeout: 30_000 })
      .toBe(true)
  }
}

function notePaint() {
  Reflect.set(window, 'isPainted', false)
  const note = () => Reflect.set(window, 'isPainted', true)
  requestAnimationFrame(() => requestAnimationFrame(note))
}

/** Another page that came meanwhile is painted too. */
const hasPainted = () => Reflect.get(window, 'isPainted') !== false

export const named = (role: Role, name: string): Target => ({ role, name, isExact: true })
