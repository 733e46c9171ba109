import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchSamlMetadata } from './fetch-metadata.ts'

const MEGABYTE = 1024 * 1024
let sent = 0

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const lead = (location: string) => response.writeHead(302, { location }).end()
  const [, steps = '0'] = /^\/after\/(\d+)$/.exec(pathname) ?? []
  if (pathname === '/metadata') return response.end('<EntityDescriptor/>')
  if (pathname === '/elsewhere') return lead('http://school.example.org/metadata')
  if (pathname === '/endless') {
    const write = () => {
      sent += MEGABYTE
      response.write('x'.repeat(MEGABYTE), () => !response.destroyed && setImmediate(write))
    }
    return write()
  }
  return Number(steps) > 1 ? lead(`/after/${Number(steps) - 1}`) : lead('/metadata')
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const refused = (place: string) =>
  fetchSamlMetadata(place).then(
    () => 'accepted',
    (error: Error) => error.message,
  )

test('metadata is found after three redirects, and no more', async () => {
  expect(await fetchSamlMetadata(`${url}/after/3`)).toBe('<EntityDescriptor/>')
  expect(await refused(`${url}/after/4`)).toContain('redirects too often')
})

test('a redirect leads to no address that would be refused itself', async () => {
  expect(await refused(`${url}/elsewhere`)).toContain('without https')
  expect(await refused('http://school.example.org/metadata')).toContain('https address')
})

test('metadata that does not end is given up after its first megabyte', async () => {
  expect(await refused(`${url}/endless`)).toContain('too long')
  // What the socket's buffers took in before it was closed comes on top.
  expect(sent).toBeLessThan(64 * MEGABYTE)
})
