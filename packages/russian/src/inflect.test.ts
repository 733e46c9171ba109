import { expect, test } from 'vitest'
import { inflect } from './inflect.ts'

/** The twelve forms of a noun, singular then plural; alternatives after a stroke, without the rare ones. */
function paradigm(lemma: string, wordClass: string): string {
  const slots = new Map<string, string[]>()
  for (const { slot, text, isDoubtful } of inflect(lemma, wordClass))
    if (!isDoubtful) slots.set(slot, [...(slots.get(slot) ?? []), text])
  return [...slots.values()].map((texts) => texts.join('/')).join(' ')
}

test.each([
  [
    'голова́',
    'ж 1f′',
    'голова́ головы́ голове́ го́лову голово́й голове́ го́ловы голо́в голова́м го́ловы голова́ми голова́х',
  ],
  ['оте́ц', 'мо 5*b', 'оте́ц отца́ отцу́ отца́ отцо́м отце́ отцы́ отцо́в отца́м отцо́в отца́ми отца́х'],
  [
    'вре́мя',
    'с 8°c',
    'вре́мя вре́мени вре́мени вре́мя вре́менем вре́мени времена́ времён времена́м времена́ времена́ми времена́х',
  ],
])('%s, %s', (lemma, wordClass, forms) => {
  expect(paradigm(lemma, wordClass)).toBe(forms)
})
