import type { Locator, Page } from '@playwright/test'
import { expect } from '../site/journey.ts'

/** What a person does on a reading page. */
export class ReadingPage {
  readonly page: Page
  readonly text: Locator
  readonly panel: Locator
  readonly own: Locator

  constructor(page: Page) {
    this.page = page
    this.text = page.locator('.reading-text')
    this.panel = page.getByRole('dialog')
    this.own = this.panel.getByRole('textbox')
  }

  async open(address: string) {
    await this.page.goto(address)
    await awaitTouchable(this.text)
  }

  word(word: string, place = 0) {
    return this.text.getByText(word, { exact: true }).nth(place)
  }

  async touch(word: string, place = 0) {
    await this.word(word, place).click()
    await expect(this.panel).toBeVisible()
  }

  /** Types a translation of one's own into the open panel. */
  async keep(meaning: string) {
    await this.own.fill(meaning)
    await this.own.press('Enter')
  }

  /** Whether a word is drawn as saved. */
  async expectSaved(word: string, isSaved: boolean) {
    const marked = expect(this.word(word))
    await (isSaved ? marked.toHaveClass(/saved/) : marked.not.toHaveClass(/saved/))
  }
}

/** The script has taken over once one of the words is in the tab order. */
export async function awaitTouchable(text: Locator) {
  await expect(text.locator('w-[tabindex="0"]').first()).toBeAttached()
}
