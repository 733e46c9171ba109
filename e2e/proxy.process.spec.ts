import { expect, test } from '@playwright/test'
import { freePort } from './services.ts'
import { startSite } from './site-under-test.ts'

test('behind a proxy that ends TLS, forms of the public address are taken and others refused', async () => {
  const port = await freePort()
  const site = await startSite({ SITE_URL: 'https://slovo.example.org', PORT: port })
  const chooseDarkTheme = (origin: string) =>
    fetch(`http://127.0.0.1:${port}/preferences`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ theme: 'dark' }),
    })

  const taken = await chooseDarkTheme('https://slovo.example.org')
  const refused = await chooseDarkTheme('https://evil.example.org')

  expect(taken.status).toBe(302)
  expect(taken.headers.getSetCookie().join()).toContain('dark')
  expect(refused.status).toBe(403)
  expect(refused.headers.getSetCookie()).toEqual([])
  await site.stop()
})
