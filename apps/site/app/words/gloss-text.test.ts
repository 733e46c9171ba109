import { expect, test } from 'vitest'
import { glossText } from './gloss-text.ts'

test('Russians read what a French word means without stress marks', () => {
  expect(glossText('с лицо́м: да́тельный паде́ж', 'fr', 'ru')).toBe('с лицом: дательный падеж')
  expect(glossText('чита́ть / прочита́ть', 'fr', 'fr')).toBe('чита́ть / прочита́ть')
})

test('what a Russian word means is French, and stays as it is', () => {
  expect(glossText('été ; à côté', 'ru', 'ru')).toBe('été ; à côté')
})
