import { type BrowserContext, expect as base, type Page } from '@playwright/test'

const said = new WeakMap<BrowserContext, string[]>()

/** A toast is gone after two seconds, which a busy machine may miss: every page of this browser reports its toasts. */
export async function hearToasts(context: BrowserContext): Promise<void> {
  const texts: string[] = []
  said.set(context, texts)
  await context.exposeBinding('reportToast', (_, text: string) => texts.push(plainSpaces(text)))
  await context.addInitScript(watchToasts)
}

/** `await expect(page).toHaveSaid('…')`: a toast has said it since the last one asked for, or says it in time. */
export const expect = base.extend({
  async toHaveSaid(page: Page, sentence: string | RegExp) {
    const texts = said.get(page.context()) ?? []
    const isSaid = (text: string) =>
      typeof sentence === 'string' ? text.includes(plainSpaces(sentence)) : sentence.test(text)
    const find = () => texts.findIndex(isSaid)
    const pass = await base
      .poll(find)
      .toBeGreaterThanOrEqual(0)
      .then(
        () => true,
        () => false,
      )
    const message = () =>
      `expected the toast: ${sentence}\ntoasts since the last: ${texts.join('\n')}`
    texts.splice(0, find() + 1)
    return { pass, message }
  },
})

/** As Playwright's own matchers compare: the narrow space of French punctuation is a space. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

/** Runs in each page before its own scripts. */
function watchToasts() {
  const report: unknown = Reflect.get(window, 'reportToast')
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const inside = [...node.querySelectorAll('[data-sonner-toast]')]
        const toasts = node.matches('[data-sonner-toast]') ? [node] : inside
        for (const toast of toasts) if (typeof report === 'function') report(toast.textContent)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
