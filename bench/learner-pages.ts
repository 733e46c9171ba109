import { randomUUID } from 'node:crypto'
import type { Keys, Learner } from './learners.ts'
import { CODINGS, type Figures, median, ratio, type Subject } from './subject.ts'

interface Site {
  url: string
  pid: number
  keys: Keys
}

const names = [
  'list with shares',
  'a change of a word',
  'the same, and the list',
  'all sections',
  'learner’s home',
  'the same, and the home',
  'due queue',
  'review saved',
] as const
const sizes = ['5,000 words', '50,000 words'] as const

/** What a learner with few and one with many words asks for every day. */
export function learnerPages(site: Site, learners: [few: Learner, many: Learner]): Subject[] {
  return learners.flatMap((learner, index) => {
    const size = sizes[index]
    const get = (place: string) => () =>
      fetch(site.url + place, { headers: { cookie: learner.cookie, 'accept-encoding': CODINGS } })
    const list = get('/materials/culture')
    const asks = {
      'list with shares': list,
      'a change of a word': (turn: number) => changeWord(site, learner, turn),
      // The first view after a change: less what the change costs.
      'the same, and the list': async (turn: number) => {
        await changeWord(site, learner, turn)
        return list()
      },
      'all sections': get('/materials'),
      'learner’s home': get('/'),
      'the same, and the home': async (turn: number) => {
        await changeWord(site, learner, turn)
        return get('/')()
      },
      'due queue': get('/review/queue.json'),
      'review saved': () => saveReview(site, learner),
    }
    return names.map((name) => ({ name: `${name}, ${size}`, pids: [site.pid], ask: asks[name] }))
  })
}

/** Through the data API, which costs less than a form. */
function changeWord({ url, keys }: Site, { id, words }: Learner, turn: number) {
  const { serviceRoleKey } = keys
  const word = words[turn % words.length]
  return fetch(`${url}/rest/v1/user_words?user_id=eq.${id}&id=eq.${word}`, {
    method: 'PATCH',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ word_sentence: `Предложение ${turn}.` }),
  })
}

let reviews = 0

/** Each time another card, so that none is asked faster than it can be answered. */
function saveReview({ url }: Site, { cookie, cards }: Learner) {
  reviews += 1
  return fetch(`${url}/review/answers`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: new URLSearchParams({
      ...{ kind: 'review', id: randomUUID(), grade: '3', durationMs: '4000' },
      card: String(cards[reviews % cards.length]),
      reviewedAt: new Date().toISOString(),
    }),
  })
}

/** Each time another word; what the page redirects to is not asked. */
export async function saveWord(url: string, { cookie }: Pick<Learner, 'cookie'>, turn: number) {
  const { status } = await fetch(`${url}/dictionary`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: url },
    body: new URLSearchParams({
      intent: 'add',
      word_ru: `проба${'абвгдежзик'[turn % 10]}${turn}`,
      word_fr: `essai ${turn}`,
    }),
  })
  return new Response(null, { status: status < 400 ? 200 : status })
}

/** How much more each costs with ten times as many words. */
export function reportGrowth(figures: Map<string, Figures>) {
  console.log('\nWith 50,000 words against 5,000 (server CPU; median ms with 50,000):')
  const [few, many] = sizes
  for (const name of ['reading page', ...names]) {
    const [small, large] = [few, many].map((size) => figures.get(`${name}, ${size}`)?.cpu)
    if (!large) continue
    const growth = ratio(large, small).toFixed(2)
    console.log(`${name.padEnd(30)}× ${growth}${median(large).toFixed(2).padStart(10)} ms`)
  }
}
