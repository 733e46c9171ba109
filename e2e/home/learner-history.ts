import type { Account } from '../people/accounts.ts'
import { askRest, haveWords, materialOf } from '../site/site-data.ts'

export interface Keys {
  anonKey: string
  serviceRoleKey: string
}

const DAY_MS = 86_400_000

/** The learner's day so many days ago, as the database counts days. */
export async function daysAgo(learner: Account, { anonKey }: Keys, ago: number): Promise<string> {
  const as = { apikey: anonKey, token: learner.accessToken }
  const today: string = await askRest('POST', 'rpc/my_day', as, {})
  return new Date(Date.parse(today) - ago * DAY_MS).toISOString().slice(0, 10)
}

/** Two words of which one is due, four days of reading with a rest before them, and a text left at its eighth word. */
export async function haveHistory(learner: Account, keys: Keys) {
  const as = { apikey: keys.anonKey, token: learner.accessToken }
  const material = await materialOf('Она и он', keys.anonKey)
  await haveWords(learner, keys.anonKey, [
    { word_ru: 'дом', word_fr: 'maison' },
    { word_ru: 'книга', word_fr: 'livre', material_id: material.id },
  ])
  const [card] = await askRest('GET', 'word_reviews?select=word_id&order=word_id&limit=1', as)
  await askRest('PATCH', `word_reviews?word_id=eq.${card.word_id}`, as, {
    ...{ state: 2, stability: 2, difficulty: 7, lapses: 3 },
    due: new Date(Date.now() - DAY_MS).toISOString(),
  })
  // The words that are kept have begun today's row.
  const today = await daysAgo(learner, keys, 0)
  await askRest('PATCH', `study_days?day=eq.${today}`, as, { seconds_read: 240 })
  const earlier = { 1: 660, 2: 300, 6: 1200, 20: 120 }
  for (const [ago, seconds_read] of Object.entries(earlier)) {
    const day = await daysAgo(learner, keys, Number(ago))
    await askRest('POST', 'study_days', as, { day, seconds_read, reviews: Number(ago) * 3 })
  }
  await askRest('POST', 'study_pauses', as, {
    from_day: await daysAgo(learner, keys, 5),
    until_day: await daysAgo(learner, keys, 3),
  })
  await askRest('POST', 'reading_places', as, { material_id: material.id, word: 8 })
}
