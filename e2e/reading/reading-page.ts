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
    this.panel = page.locator('.panel')
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

  /** Several words can be chosen a little after one can be touched. */
  async openForPhrases(address: string) {
    await this.open(address)
    await expect(this.page.locator('.reading-text[data-phrases]')).toBeAttached()
  }

  /** A switch or a choice of the reader settings; the panel is left open. */
  async set(name: string) {
    const settings = this.page.getByRole('dialog', { name: 'Réglages de lecture' })
    if (!(await settings.isVisible())) {
      await this.page.getByRole('button', { name: 'Réglages de lecture' }).click()
    }
    // A radio button is covered by what is drawn for it.
    await settings
      .locator('label')
      .filter({ hasText: new RegExp(`^(Aа)?${name}$`) })
      .click()
  }

  /** With the keyboard, from the first word on. */
  async goTo(word: string, place = 0) {
    await this.text.locator('w-').first().focus()
    const isThere = () => this.word(word, place).evaluate((word) => word === document.activeElement)
    while (!(await isThere())) await this.page.keyboard.press('ArrowRight')
  }

  /** Whether a word is drawn as saved. */
  async expectSaved(word: string, isSaved: boolean) {
    await expect
      .poll(() => wordsMarked(this.word(word), 'saved'))
      .toEqual(isSaved ? [expect.any(String)] : [])
  }

  /** As what a word is drawn. */
  async expectMark(word: string, mark: WordMark) {
    await expect.poll(() => wordsMarked(this.word(word), mark)).toHaveLength(1)
  }

  /** How many words are drawn as this. */
  async countMarked(mark: WordMark) {
    return (await wordsMarked(this.text.locator('w-'), mark)).length
  }
}

type WordMark = 'saved' | 'new' | 'none'

/** The words of a text that are drawn as this: the style sheet of the page says which those are. */
export function wordsMarked(words: Locator, mark: WordMark): Promise<string[]> {
  return words.evaluateAll((elements, mark) => {
    const markOf = (element: Element) => {
      const style = getComputedStyle(element)
      if (style.getPropertyValue('--word-back')) return 'saved'
      return style.getPropertyValue('--word-line') ? 'new' : 'none'
    }
    return elements.flatMap((one) => (markOf(one) === mark ? one.textContent : []))
  }, mark)
}

/** The script has taken over once one of the words is in the tab order. */
export async function awaitTouchable(text: Locator) {
  await expect(text.locator('w-[tabindex="0"]').first()).toBeAttached()
}
