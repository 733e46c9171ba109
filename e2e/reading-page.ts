import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

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
    // The script has taken over once one of the words is in the tab order.
    await expect(this.text.locator('[tabindex="0"]')).toHaveCount(1)
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
