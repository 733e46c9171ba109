import type { Page } from '@playwright/test'

/** React itself keeps with the document whether it still has to take it over. */
export function isTakenOver() {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
  const root = key && Reflect.get(document, key)?.stateNode?.current
  return root?.memoizedState?.isDehydrated === false
}

/** Opens a page and waits for its script: React empties the selection of a text box that it takes over. */
export async function openTakenOver(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(isTakenOver)
}
