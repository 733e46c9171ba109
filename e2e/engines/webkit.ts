import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../site/services.ts'
import type { Engine, Key, Screen } from './screen.ts'

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  'Shift+Tab': Keys.TAB,
  Enter: Keys.ENTER,
  Space: ' ',
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
}

/** A window of MiniBrowser is never narrower than its own buttons; the other engines look at 360 px. */
const MIN_WIDTH = 450

/** A window opens in a second. */
const OPENING_TIMEOUT_MS = 15_000

/** WebKitGTK's small browser, on a screen that is only in memory. Each window has a driver of its own. */
export async function startWebKit(binary: string): Promise<Engine> {
  const { display, xvfb } = await startXvfb()
  const drivers: ChildProcess[] = []

  /**
   * A driver lets its browser listen on any port. Where another connection has just been on that one, the browser ends,
   * and its driver would wait for it for ever: another driver takes another port.
   */
  async function openWindow() {
    for (let attempt = 1; ; attempt += 1) {
      const { driver, url } = await startDriver(display)
      drivers.push(driver)
      const opening = setTimeout(() => driver.kill(), OPENING_TIMEOUT_MS)
      try {
        return { driver, session: await openSession(url, binary) }
      } catch (cause) {
        if (!driver.killed || attempt === 3) throw cause
      } finally {
        clearTimeout(opening)
      }
    }
  }

  return {
    async newScreen() {
      const { driver, session } = await openWindow()
      const close = async () => {
        await session.quit().finally(() => driver.kill())
      }
      return { ...screenOf(session), close }
    },
    async stop() {
      // Of a window that was not closed, the driver still runs.
      for (const driver of drivers) driver.kill()
      xvfb.kill()
    },
  }
}

function openSession(url: string, binary: string): Promise<WebDriver> {
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
}

async function startDriver(display: string) {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url, driver)
  return { driver, url }
}

/** Xvfb chooses a display that is free, and says which. */
async function startXvfb() {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const said = xvfb.stdio[3]
  if (!said || !('read' in said)) throw new Error('Xvfb has no way to say its display')
  const display = await new Promise<string>((resolve, reject) => {
    createInterface(said).once('line', (number) => resolve(`:${number}`))
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
    xvfb.once('error', reject)
  })
  return { display, xvfb }
}

async function answering(url: string, driver: ChildProcess) {
  while (driver.exitCode === null) {
    const answer = await fetch(`${url}/status`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`)
}

function screenOf(session: WebDriver): Omit<Screen, 'close'> {
  return {
    open: (address) => session.get(address),
    async resize(wanted, height) {
      const width = Math.max(wanted, MIN_WIDTH)
      const window = session.manage().window()
      // The bars of the browser's window take some of it, and a page hears of a new size later than the window.
      const isSized = async () => {
        const [innerWidth = 0, innerHeight = 0]: number[] = await session.executeScript(
          'return [innerWidth, innerHeight]',
        )
        if (innerWidth === width && innerHeight === height) return true
        const outer = await window.getRect()
        await window.setRect({
          width: outer.width + width - innerWidth,
          height: outer.height + height - innerHeight,
        })
        return false
      }
      await expect.poll(isSized, { message: `${width} × ${height}`, timeout: 30_000 }).toBe(true)
    },
    async click(where) {
      const { x, y } = await where()
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
      await session.actions().move(at).press().release().perform()
    },
    async press(key) {
      const isBack = key === 'Shift+Tab'
      const actions = session.actions()
      if (isBack) actions.keyDown(Keys.SHIFT)
      actions.sendKeys(keys[key])
      if (isBack) actions.keyUp(Keys.SHIFT)
      await actions.perform()
    },
    write: (text) => session.actions().sendKeys(text).perform(),
    run: (work, given) => session.executeScript(`return (${work})(arguments[0])`, given),
    async setCookie(cookie) {
      await session.manage().addCookie({ ...cookie, path: '/' })
    },
  }
}
