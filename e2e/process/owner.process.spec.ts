import { expect, test } from '@playwright/test'
import { startSite } from '../site/site-under-test.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const read = async (address: string) => {
  const answer = await fetch(address)
  expect(answer.status, address).toBe(200)
  return answer.text()
}
const part = (html: string, name: 'main' | 'footer') =>
  new RegExp(`<${name}.*</${name}>`, 's').exec(html)?.[0].replace(/<script.*?<\/script>/gs, '') ??
  ''

const pages = [
  ['', 'Mentions légales', 'Éditeur du site', 'Confidentialité', 'Vos droits'],
  ['/ru', 'Правовая информация', 'Владелец сайта', 'Конфиденциальность', 'Ваши права'],
] as const

for (const [prefix, legal, owner, privacy, rights] of pages) {
  test(`every page leads to who publishes the site and to what it keeps: ${prefix || '/'}`, async () => {
    const footer = part(await read(`${siteUrl}${prefix}/blog`), 'footer')
    expect(footer).toContain(`href="${prefix}/legal"`)
    expect(footer).toContain(`href="${prefix}/privacy"`)

    const published = part(await read(`${siteUrl}${prefix}/legal`), 'main')
    expect(published).toContain(`<h1>${legal}</h1>`)
    expect(published).toContain(`<h2>${owner}</h2>`)
    for (const fact of ['Association Slovo', '1 rue des Mots', 'Machines du Nord', 'CC BY-SA']) {
      expect(published).toContain(fact)
    }
    expect(published).not.toContain('SITE_OWNER_NAME')

    const kept = part(await read(`${siteUrl}${prefix}/privacy`), 'main')
    expect(kept).toContain(`<h1>${privacy}</h1>`)
    expect(kept).toContain(`<h2>${rights}</h2>`)
    expect(kept).toContain('href="mailto:bonjour@slovo.example"')
  })
}

test('a site without settings of its owner shows no invented owner', async () => {
  const site = await startSite()
  try {
    const footer = part(await read(`${site.url}/`), 'footer')
    expect(footer).not.toContain('mailto:')
    expect(footer).not.toMatch(/href="https?:/)
    for (const address of [
      '/',
      '/ru',
      '/legal',
      '/ru/legal',
      '/privacy',
      '/teacher',
      '/ru/teacher',
    ]) {
      const html = await read(site.url + address)
      expect(html, address).not.toMatch(/slovo\.example|mailto:|liberapay/)
      expect(part(html, 'main'), address).not.toMatch(/[[\]]/)
    }
  } finally {
    await site.stop()
  }
})
