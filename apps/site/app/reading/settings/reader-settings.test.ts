import { expect, test } from 'vitest'
import { readSettings, settingsAttribute, writeSettings } from './reader-settings.ts'

const withoutChoice = {
  ...{ size: 'medium', spacing: 'even', width: 'column', font: 'sans', words: 'text' },
}

test('without a cookie, or with one that is not ours, a text looks as it always did', () => {
  for (const value of [undefined, '', 'x', 'medium.sans', '"><script>', 'LARGE']) {
    expect(readSettings(value)).toEqual(withoutChoice)
    expect(writeSettings(readSettings(value))).toBe('')
  }
})

test('the same settings are always written the same, in as few letters as it takes', () => {
  const chosen = { ...withoutChoice, size: 'large', font: 'serif', words: 'buttons' }
  for (const value of [
    'serif.large.buttons',
    'large.serif.buttons',
    'buttons.large.x.serif.even',
  ]) {
    expect(readSettings(value)).toEqual(chosen)
    expect(writeSettings(readSettings(value))).toBe('large.serif.buttons')
  }
  expect(settingsAttribute(readSettings('serif.large'))).toBe('large serif')
})

test('of two choices of one kind only one counts', () => {
  expect(writeSettings(readSettings('largest.large'))).toBe('large')
})
