import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { measure, median, ratio, type Subject } from './subject.ts'

interface Place {
  site: { url: string; process: { pid?: number | undefined } }
  bare: { url: string; pid: number }
  keys: { serviceRoleKey: string }
}

const drawing = path.join(import.meta.dirname, '..', 'content', 'images', 'hero.svg')
const render = 'storage/v1/render/image/public/slovo/bench'

/** What files and pictures cost beside a bare reply of the same run. */
export async function reportStorage({ site, bare, keys }: Place) {
  await upload(site.url, keys, 'drawing', 'image/svg+xml', await readFile(drawing))
  const photo = await fetch(`${site.url}/${render}/drawing?width=2048&format=webp`)
  await upload(site.url, keys, 'photo', 'image/webp', Buffer.from(await photo.arrayBuffer()))
  const sitePid = site.process.pid ?? 0
  const onSite = (name: string, place: (turn: number) => string): Subject => ({
    name,
    pids: [sitePid],
    ask: (turn) => fetch(`${site.url}/${place(turn)}`),
  })
  const figures = await measure([
    { name: 'bare reply', pids: [bare.pid], ask: () => fetch(`${bare.url}/hello`) },
    onSite('public file', () => 'storage/v1/object/public/slovo/bench/photo'),
    onSite('rendered image', () => `${render}/photo?width=640`),
    onSite('rendered image, each anew', (turn) => `${render}/photo?width=${100 + (turn % 1900)}`),
  ])
  const reply = figures.get('bare reply')
  console.log(
    '\nFiles: median ms of CPU per request, × bare reply; requests a second, × bare reply',
  )
  for (const [name, { cpu, perSecond }] of figures) {
    const cells = [
      median(cpu).toFixed(2),
      ratio(cpu, reply?.cpu).toFixed(1),
      median(perSecond).toFixed(0),
      ratio(perSecond, reply?.perSecond).toFixed(2),
    ]
    console.log(name.padEnd(42) + cells.map((cell) => cell.padStart(10)).join(''))
  }
}

async function upload(
  url: string,
  { serviceRoleKey }: Place['keys'],
  name: string,
  type: string,
  body: Buffer,
) {
  const answer = await fetch(`${url}/storage/v1/object/slovo/bench/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceRoleKey}`, 'content-type': type },
    body: new Uint8Array(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
