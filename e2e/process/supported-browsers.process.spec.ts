import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, siteUrl, test } from '../site/journey.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('the styles of every page are written for the oldest browsers of the README', async () => {
  const page = await (await fetch(siteUrl)).text()
  const styles = /<style[^>]*>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  expect(styles).toContain('--primary-1')
  // Safari has both since 17.5 only.
  expect(styles).not.toContain('light-dark(')
  expect(styles).not.toMatch(/[{;}]\s*&/)
})

test('the README lists the browsers that the site is built for', async () => {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8')
  const settings = await readFile(path.join(root, 'apps/site/oldest-browsers.ts'), 'utf8')
  const [, built = ''] = /oldestBrowsers = \[(.*)\]/.exec(settings) ?? []
  const browsers = [...built.matchAll(/'([a-z]+)(\d+)'/g)]
  expect(browsers.length).toBeGreaterThan(3)
  const [, listed = ''] = /## Browsers\n([\s\S]*?)\n##/.exec(readme) ?? []
  const oldest = new Map([
    ['chrome', /Chrome and Edge from (\d+)/.exec(listed)?.[1]],
    ['edge', /Chrome and Edge from (\d+)/.exec(listed)?.[1]],
    ['firefox', /Firefox from (\d+)/.exec(listed)?.[1]],
    ['safari', /Safari from (\d+)/.exec(listed)?.[1]],
  ])
  for (const [, name = '', version] of browsers) expect(oldest.get(name), name).toBe(version)
})
