import { expect, test } from '@playwright/test'
import { linkOfMail, newAddress, post } from '../people/accounts.ts'
import { readKeys } from '../site/site-under-test.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const read = (headers = {}) => fetch(`${siteUrl}/metrics`, { headers })
const metrics = async () => (await read()).text()

/** The value of a line such as `name{label="x"} 12`; all labels of `labels` are looked for. */
function figure(text: string, name: string, labels: string[] = []) {
  const line = text
    .split('\n')
    .find((one) => one.startsWith(name) && labels.every((label) => one.includes(label)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('a Prometheus on this machine reads what was asked, by route; a client behind a proxy does not', async () => {
  const counted = async (route: string, status: number) =>
    figure(await metrics(), 'slovo_http_request_duration_seconds_count', [
      `route="${route}"`,
      `status="${status}"`,
      'method="GET"',
    ]) ?? 0
  const before = await counted('/materials/:section', 200)
  expect((await fetch(`${siteUrl}/materials/culture`)).status).toBe(200)
  await expect.poll(() => counted('/materials/:section', 200)).toBeGreaterThan(before)
  await fetch(`${siteUrl}/rest/v1/nothing-of-this-name`)
  await expect.poll(() => counted('/rest/v1/:table', 404)).toBeGreaterThan(0)
  expect(await metrics()).not.toContain('nothing-of-this-name')

  expect((await read({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
  expect((await read({ authorization: 'Bearer ' })).status).toBe(200)
})

test('connections, queues, mails, files, memory and the event loop are measured', async () => {
  const { anonKey } = await readKeys(process.env.SITE_DATA_DIR ?? '')
  const email = newAddress()
  await post(siteUrl, '/auth/v1/signup', anonKey, { email, password: 'un-long-mot-de-passe' })
  await linkOfMail(siteUrl, email)
  const text = await metrics()
  expect(figure(text, 'slovo_database_connections{', ['pool="pages"'])).toBeGreaterThan(0)
  expect(figure(text, 'slovo_database_waiting{', ['pool="outside"'])).toBe(0)
  expect(figure(text, 'slovo_queue_length{', ['queue="pictures"'])).toBe(0)
  expect(figure(text, 'slovo_mails_total{', ['outcome="sent"'])).toBeGreaterThan(0)
  expect(figure(text, 'slovo_storage_bytes{', ['bucket="slovo"'])).toBeGreaterThan(0)
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(figure(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})
