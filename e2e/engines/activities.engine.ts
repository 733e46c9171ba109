import { withActivities } from '../activities/activities-page.ts'
import { games, type Step } from '../activities/activity-steps.ts'
import { expect, test } from './engine-journey.ts'
import type { Target } from './look-up.ts'
import type { Person } from './person.ts'

type Hand = (person: Person, article: string, step: Step) => Promise<void>

const targetOf = (article: string, step: Step): Target => {
  if ('press' in step) return { article, role: 'button', name: step.press }
  if ('write' in step) return { article, role: 'textbox', name: step.field }
  if ('tick' in step) return { article, role: step.tick, name: step.name, isExact: true }
  return { article, role: 'radio', name: step.nextRadio, isExact: true }
}

const hands: Record<'mouse' | 'keyboard', Hand> = {
  async mouse(person, article, step) {
    await person.click(targetOf(article, step))
    if ('write' in step) await person.screen.write(step.write)
  },
  async keyboard(person, article, step) {
    if ('nextRadio' in step) return person.press('ArrowDown')
    await person.tabTo(targetOf(article, step))
    if ('write' in step) return person.screen.write(step.write)
    await person.press('tick' in step || step.key ? 'Space' : 'Enter')
  },
}

for (const [name, hand] of Object.entries(hands)) {
  test(`one activity of each kind is done by ${name} and has its right score`, async ({
    person,
    keys,
  }) => {
    const types = games.map(({ type }) => type)
    await withActivities(keys, types, async (address) => {
      await person.open(address)
      for (const { type, steps, said } of games) {
        for (const step of steps) await hand(person, type, step)
        await person.until(`${type}: ${said}`, async () =>
          (
            (await person.look({ role: 'article', name: type, isExact: true }))?.text ?? ''
          ).includes(said.replaceAll('\u00a0', ' ')),
        )
      }
    })
  })

  test(`pairs are found by ${name}`, async ({ person, keys }) => {
    await withActivities(keys, ['MemoryGame'], async (address) => {
      await person.open(address)
      const article = 'MemoryGame'
      const card = (number: number): Target => ({
        article,
        role: 'button',
        pattern: `^Carte ${number}\\b`,
      })
      const turn = async (number: number) => {
        if (name === 'mouse') return person.click(card(number))
        await person.tabTo(card(number))
        await person.press('Enter')
      }
      const seen = new Map<string, number[]>()
      for (const number of [1, 2, 3, 4]) {
        await turn(number)
        await person.until(`card ${number} is open`, async () =>
          /\s: /.test((await person.look(card(number)))?.label ?? ''),
        )
        const shown = (await person.look(card(number)))?.label.split(/\s: /)[1] ?? ''
        seen.set(shown, [...(seen.get(shown) ?? []), number])
      }
      expect([...seen.values()].map((pair) => pair.length)).toEqual([2, 2])
      for (const pair of seen.values()) {
        for (const number of pair) {
          const isFound = (await person.look(card(number))) === null
          if (!isFound) await turn(number)
        }
      }
      await person.sees('Score : 1 sur 1')
    })
  })
}
