import { measure, median, ratio, type Subject } from './subject.ts'

interface Place {
  site: { url: string; process: { pid?: number | undefined } }
  bare: { url: string; pid: number }
  keys: { anonKey: string; serviceRoleKey: string }
  learner: { id: string }
}

const reads = {
  'one row': ['one', 'materials?select=id,title,level&id=eq.1', ''],
  'ten rows, a relation, a count': [
    'ten',
    'materials?select=id,title,books(title)&order=id&limit=10',
    'count=exact',
  ],
} as const

/** What the data API costs beside the bare driver, and beside a bare reply, of the same run. */
export async function reportDataApi({ site, bare, keys, learner }: Place) {
  const sitePid = site.process.pid ?? 0
  const subjects: Subject[] = [
    { name: 'bare reply', pids: [bare.pid], ask: () => fetch(`${bare.url}/hello`) },
    // The database of both is the site's: its work for the bare driver is counted there, where nothing else happens.
    ...Object.entries(reads).flatMap(([name, [driver, place, prefer]]): Subject[] => [
      {
        name: `driver: ${name}`,
        pids: [bare.pid, sitePid],
        ask: () => fetch(`${bare.url}/driver/${driver}`),
      },
      {
        name: `data API: ${name}`,
        pids: [sitePid],
        ask: () =>
          fetch(`${site.url}/rest/v1/${place}`, { headers: { apikey: keys.anonKey, prefer } }),
      },
    ]),
    {
      name: 'driver: an insert',
      pids: [bare.pid, sitePid],
      ask: (turn) => fetch(`${bare.url}/driver/insert`, insertOf(learner.id, turn, keys)),
    },
    {
      name: 'data API: an insert',
      pids: [sitePid],
      ask: (turn) => fetch(`${site.url}/rest/v1/user_words`, insertOf(learner.id, turn, keys)),
    },
  ]
  const figures = await measure(subjects)
  const reply = figures.get('bare reply')
  console.log(
    '\nData API: median ms of CPU per request, × driver, × bare reply; requests a second, × driver',
  )
  for (const [name, { cpu, perSecond }] of figures) {
    const driver = figures.get(name.replace('data API', 'driver'))
    const cells = [
      median(cpu).toFixed(2),
      ratio(cpu, driver?.cpu).toFixed(2),
      ratio(cpu, reply?.cpu).toFixed(1),
      median(perSecond).toFixed(0),
      ratio(perSecond, driver?.perSecond).toFixed(2),
    ]
    console.log(name.padEnd(42) + cells.map((cell) => cell.padStart(10)).join(''))
  }
}

function insertOf(user_id: string, turn: number, { serviceRoleKey }: Place['keys']): RequestInit {
  return {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({ user_id, word_ru: `мера ${turn}`, word_fr: `mesure ${turn}` }),
  }
}
