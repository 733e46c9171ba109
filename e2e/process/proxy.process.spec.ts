import { expect, test } from '@playwright/test'
import { freePort } from '../site/services.ts'
import { startSite } from '../site/site-under-test.ts'

test('behind proxies that end TLS, forms of the public address are accepted and each visitor has limits of their own', async () => {
  const port = await freePort()
  const site = await startSite({
    SITE_URL: 'https://slovo.example.org',
    PORT: port,
    TRUSTED_PROXY_HOPS: '2',
    DICTIONARY_LOOKUPS_PER_MINUTE: '2',
  })
  const ask = (place: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${place}`, { redirect: 'manual', ...init })
  const chooseDarkTheme = (origin: string) =>
    ask('/preferences', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ theme: 'dark' }),
    })

  await test.step('a form of the public address is taken, another is refused', async () => {
    const taken = await chooseDarkTheme('https://slovo.example.org')
    const refused = await chooseDarkTheme('https://evil.example.org')
    expect(taken.status).toBe(302)
    expect(taken.headers.getSetCookie().join()).toContain('dark')
    expect(refused.status).toBe(403)
    expect(refused.headers.getSetCookie()).toEqual([])
  })

  await test.step('a visitor who looks up too much is refused, whatever address is invented', async () => {
    const lookUp = (from: string) =>
      ask('/lookup?text=%D0%BC%D0%B8%D1%80&lang=ru', { headers: { 'x-forwarded-for': from } })
    const statuses: number[] = []
    for (const invented of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      statuses.push((await lookUp(`${invented}, 198.51.100.7, 10.0.0.2`)).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    const refused = await lookUp('198.51.100.7, 10.0.0.2')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await lookUp('198.51.100.8, 10.0.0.2')).status).toBe(200)
  })

  await test.step('answers say how they are to be kept and read', async () => {
    for (const place of ['/', '/materials.data', '/preferences', '/robots.txt', '/health/live']) {
      const { headers } = await ask(place)
      expect(headers.get('strict-transport-security'), place).toMatch(/^max-age=\d{8}/)
      expect(headers.get('x-content-type-options'), place).toBe('nosniff')
    }
    const { headers } = await ask('/materials.data')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toMatch(/\bcookie\b/)
  })
  await site.stop()
})
