import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { signInOnPages } from '../../e2e/people/sign-in-on-pages.ts'
import { saveWord } from '../learner-pages.ts'
import { sessionOf } from '../learners.ts'
import { CODINGS } from '../subject.ts'
import { password } from './seeded-site.ts'

export type Asks = Record<string, (turn: number) => Promise<Response>>

interface Learner {
  id: string
  cookie: string
  cards: number[]
}

const MEASURED = 10

/** What visitors and ten learners, in turn, ask of a site every day. */
export async function dailyAsks(url: string, owner: pg.Client): Promise<Asks> {
  // A site that is kept has the words of earlier runs.
  const run = Date.now()
  const { rows } = await owner.query<{ id: string; slug: string }>(
    `select id, slug from public.materials where content_key = 'materials/ru/dlinny-tekst'`,
  )
  const [text] = rows
  if (!text) throw new Error('The long text was not published.')
  const reading = `/materials/culture/${text.id}-${text.slug}`
  const learners: Learner[] = []
  for (let place = 1; place <= MEASURED; place += 1) learners.push(await signIn(url, owner, place))

  const get = (place: string, cookie = '') =>
    fetch(url + place, { redirect: 'manual', headers: { cookie, 'accept-encoding': CODINGS } })
  const inTurn = (ask: (learner: Learner, turn: number) => Promise<Response>) => (turn: number) => {
    const learner = learners[turn % learners.length]
    if (!learner) throw new Error('No learner is signed in.')
    return ask(learner, turn)
  }
  const page = (place: string) => inTurn(({ cookie }) => get(place, cookie))
  return {
    'reading page, visitor': () => get(reading),
    'home, visitor': () => get('/'),
    'reading page': page(reading),
    'list with shares': page('/materials/culture'),
    home: page('/'),
    dictionary: page('/dictionary'),
    'dictionary, searched': page('/dictionary?search=дом'),
    progress: page('/progress'),
    'due queue': page('/review/queue.json'),
    'word saved': inTurn((learner, turn) => saveWord(url, learner, run + turn)),
    'state said': inTurn((learner, turn) => sayKnown(url + reading, learner, run + turn)),
    'review answered': inTurn((learner, turn) => answerCard(url, learner, turn)),
  }
}

async function signIn(url: string, owner: pg.Client, place: number): Promise<Learner> {
  const email = `learner-${place}@example.org`
  const { rows } = await owner.query<{ user_id: string; id: string }>(
    `select c.user_id, c.id from auth.users u join public.word_reviews c on c.user_id = u.id
     where u.email = $1 and c.state = 2 and c.due > now() + interval '1 day' order by c.id`,
    [email],
  )
  return {
    id: rows[0]?.user_id ?? '',
    cookie: sessionOf(await signInOnPages(url, { email, password })),
    cards: rows.map(({ id }) => Number(id)),
  }
}

/** Each time another lemma. */
function sayKnown(reading: string, { cookie }: Learner, turn: number) {
  return fetch(`${reading}/changes`, {
    method: 'POST',
    headers: { cookie, origin: new URL(reading).origin, accept: 'application/json' },
    body: new URLSearchParams({
      ...{ intent: 'set-word-state', state: 'known' },
      lemma: `мера${lettersOf(turn)}`,
    }),
  })
}

/** Each time another card, so that none is asked faster than it can be answered. */
function answerCard(url: string, { cookie, cards }: Learner, turn: number) {
  return fetch(`${url}/review/answers`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: new URLSearchParams({
      ...{ kind: 'review', id: randomUUID(), grade: '3', durationMs: '4000' },
      card: String(cards[Math.floor(turn / MEASURED) % cards.length]),
      reviewedAt: new Date().toISOString(),
    }),
  })
}

const lettersOf = (value: number) =>
  String(value).replace(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')
