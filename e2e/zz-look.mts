import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { makeAccount } from './accounts.ts'

const url = 'http://localhost:4610'
const keys = JSON.parse(readFileSync('/tmp/ed-data/keys.json', 'utf8'))
const who = await makeAccount(url, keys.anonKey)
const r = await fetch(`${url}/rest/v1/users_profile?id=eq.${who.id}`, {
  method: 'PATCH',
  headers: {
    apikey: keys.serviceRoleKey,
    authorization: `Bearer ${keys.serviceRoleKey}`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({ role: 'admin' }),
})
console.log(r.status)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 } })
const value = `base64-${Buffer.from(JSON.stringify(who.session)).toString('base64url')}`
await ctx.addCookies([{ name: 'sb-localhost-auth-token', value, url, sameSite: 'Lax' }])
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
page.on('pageerror', (e) => console.log('pageerror', String(e)))
for (const shot of process.argv.slice(2)) {
  const [place, name, width, theme] = shot.split('@')
  await page.setViewportSize({ width: Number(width ?? 1280), height: 900 })
  await page.goto(url + place)
  if (theme)
    await page.evaluate((t) => {
      document.documentElement.dataset.theme = t
    }, theme)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `/tmp/ed-shots/${name}.png`, fullPage: true })
}
await browser.close()
