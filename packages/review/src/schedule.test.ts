import fc from 'fast-check'
import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, StrategyMode } from 'ts-fsrs'
import { expect, test } from 'vitest'
import { grades } from './card.ts'
import { histories, keptAt, newCard } from './random-answers.ts'
import { openSchedule } from './schedule.ts'

const settings = fc.record({
  retention: fc.double({ min: 0.7, max: 0.97, noNaN: true }),
  timeZone: fc.constantFrom('Europe/Paris', 'America/Montreal', 'Asia/Tokyo'),
})

test('200 histories are scheduled as ts-fsrs schedules them', () => {
  fc.assert(
    fc.property(histories, settings, (history, { retention }) => {
      const schedule = openSchedule({ retention })
      const direct = fsrs({ request_retention: retention, enable_fuzz: true })
      direct.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'))
      let ours = newCard
      let theirs = createEmptyCard(keptAt)
      let now = keptAt
      for (const { grade, minutes } of history) {
        now = new Date(now.getTime() + Math.round(minutes * 60_000))
        const { due, stability, difficulty } = theirs
        const seed = `${due.getTime()}/${stability}/${difficulty}/`
        const seeded = { ...theirs, seed }
        ours = schedule.after(ours, grade, now)
        theirs = direct.next(seeded, now, grade).card
      }
      const { elapsed_days, last_review, due, ...rest } = theirs
      expect(ours).toEqual({
        ...Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'seed')),
        due: due.toISOString(),
        last_review: last_review?.toISOString(),
      })
    }),
    { seed: 11, numRuns: 200 },
  )
})

test('the waits that are shown are those that are recorded, whenever the answer comes', () => {
  fc.assert(
    fc.property(
      histories,
      settings,
      fc.integer({ max: 600, min: 0 }),
      (history, given, seconds) => {
        const schedule = openSchedule(given)
        let memory = newCard
        let now = keptAt
        for (const { grade, minutes } of history) {
          now = new Date(now.getTime() + Math.round(minutes * 60_000))
          const waits = schedule.waits(memory, now)
          const answered = new Date(now.getTime() + seconds)
          for (const each of grades) {
            const { due } = schedule.after(memory, each, answered)
            expect((Date.parse(due) - answered.getTime()) / 60_000).toBe(waits[each])
          }
          memory = schedule.after(memory, grade, now)
        }
      },
    ),
    { seed: 11, numRuns: 50 },
  )
})

test('a better grade never comes back sooner, and intervals of like cards are spread', () => {
  const schedule = openSchedule({ retention: 0.9 })
  const due = new Set<number>()
  for (let second = 0; second < 40; second++) {
    const at = new Date(keptAt.getTime() + second * 1000)
    const memory = { ...schedule.after(newCard, 4, at), stability: 60 }
    const waits = schedule.waits(memory, new Date(memory.due))
    expect(grades.map((grade) => waits[grade]).toSorted((a, b) => a - b)).toEqual(
      Object.values(waits),
    )
    due.add(waits[3])
  }
  expect(due.size).toBeGreaterThan(5)
})

test('an evening in Montreal is one day, though it is two in UTC', () => {
  const evening = new Date('2026-11-22T23:55:00Z')
  const later = new Date('2026-11-23T00:10:00Z')
  const inMontreal = openSchedule({ retention: 0.9, timeZone: 'America/Montreal' })
  const inUtc = openSchedule({ retention: 0.9 })
  const first = inMontreal.after(newCard, 3, evening)
  expect(first).toEqual(inUtc.after(newCard, 3, evening))
  expect(inMontreal.recallChance(first, later)).toBe(1)
  expect(inUtc.recallChance(first, later)).toBeLessThan(1)
  expect(inMontreal.after(first, 3, later).stability).toBeLessThan(
    inUtc.after(first, 3, later).stability,
  )
})

test('a new card has no chance of recall yet; one that is due has about the desired one', () => {
  const schedule = openSchedule({ retention: 0.9 })
  expect(schedule.recallChance(newCard, keptAt)).toBeNull()
  const memory = schedule.after(newCard, 4, keptAt)
  expect(schedule.recallChance(memory, new Date(memory.due))).toBeCloseTo(0.9, 1)
})

test('an answer that was given earlier and arrives later changes nothing before it', () => {
  const schedule = openSchedule({ retention: 0.9 })
  const memory = schedule.after(newCard, 4, keptAt)
  const late = schedule.after(memory, 3, new Date(keptAt.getTime() - 86_400_000))
  expect(late.last_review).toBe(memory.last_review)
  expect(late).toEqual(schedule.after(memory, 3, keptAt))
})

test('the weights and the desired retention of a learner count', () => {
  const memory = openSchedule({ retention: 0.9 }).after(newCard, 4, keptAt)
  const later = new Date(memory.due)
  const waits = (retention: number) => openSchedule({ retention }).waits(memory, later)[3]
  expect(waits(0.8)).toBeGreaterThan(waits(0.95))
  const weights = fsrs().parameters.w.map((weight, at) => (at === 3 ? 90 : weight))
  const slow = openSchedule({ retention: 0.9, weights }).after(newCard, 4, keptAt)
  expect(Date.parse(slow.due)).toBeGreaterThan(Date.parse(memory.due))
})
