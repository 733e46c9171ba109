import type { Page } from '@playwright/test'

/**
 * React itself keeps with each root whether it still has to take it over: with the whole document on pages of React Router, and
 * with each island on a document. What runs besides on a document has run once it is loaded.
 */
export function isTakenOver() {
  const isAlive = (root: object) => {
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'))
    const fiber = key && Reflect.get(root, key)?.stateNode?.current
    return fiber?.memoizedState?.isDehydrated === false
  }
  if (!document.getElementById('page-data')) return isAlive(document)
  const islands = document.querySelectorAll('[data-island][data-when="now"]')
  return document.readyState === 'complete' && Array.from(islands).every(isAlive)
}

/** Opens a page and waits for its script: React empties the selection of a text box that it takes over. */
export async function openTakenOver(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(isTakenOver)
}
