import path from 'node:path'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { readKeys, runCommand, startSite } from '../site/site-under-test.ts'
import { ReadingPage } from './reading-page.ts'
import { startTranslationMachine } from './translation-machine.ts'

const content = path.resolve(import.meta.dirname, '../site/content')
const protocols = [
  { api: 'LibreTranslate', path: '', TRANSLATION_KEY: 'secret' },
  { api: 'DeepL', path: '/v2/translate', TRANSLATION_KEY: 'secret:fx' },
]

for (const { api, path, TRANSLATION_KEY } of protocols) {
  test(`a sentence without translation is translated by ${api} once for all readers, and marked so`, async ({
    page,
    browser,
  }) => {
    const machine = await startTranslationMachine()
    const site = await startSite({
      ...{ TRANSLATION_URL: machine.url + path, TRANSLATION_KEY },
      TRANSLATION_SENTENCES_PER_DAY: '2',
    })
    const published = await runCommand(site.dataDir, site.url, ['content', 'publish', content])
    expect(published.code, published.said).toBe(0)
    const address = site.url + (await addressAt(site, 'Мои книги'))

    const reading = new ReadingPage(page)
    await reading.open(address)
    await expect(reading.text).toHaveAttribute('data-translated', '')
    expect(machine.asked).toEqual([])
    const [marks, lines] = [reading.text.locator('t-'), page.locator('.sentence-translation')]
    await marks.nth(1).click()
    const second = 'Traduit : Я ЧИТАЮ КНИГУ КАЖДЫЙ ВЕЧЕР.'
    await expect(lines).toHaveText([`${second}traduction automatique`])
    expect(await page.content()).not.toContain('secret')
    await expectAccessible(page, 'a machine’s translation', { within: 'article' })

    const unscripted = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' })
    const other = await unscripted.newPage()
    await other.goto(`${address}?words=links&sentence=1`)
    await expect(other.locator('.sentence-translation')).toContainText(second)
    await unscripted.close()
    expect(machine.asked).toEqual(['Я читаю книгу каждый вечер.'])

    await marks.first().click()
    await expect(lines.first()).toContainText('У МЕНЯ ЕСТЬ КНИГА')
    await marks.nth(2).click()
    await expect(lines.last()).toContainText('C’est tout pour aujourd’hui')
    expect(machine.asked).toHaveLength(2)

    await reading.open(site.url + (await addressAt(site, 'Она и он')))
    await expect(reading.text).toHaveAttribute('data-translated', '')
    await marks.first().click()
    await expect(lines).toHaveText(['C’est Anna.'])
    expect(machine.asked).toHaveLength(2)
    await site.stop()
    await machine.stop()
  })
}

async function addressAt(site: { url: string; dataDir: string }, title: string) {
  const { anonKey } = await readKeys(site.dataDir)
  const query = new URLSearchParams({ select: 'id,slug,section', title: `eq.${title}` })
  const rows = await fetch(`${site.url}/rest/v1/materials?${query}`, {
    headers: { apikey: anonKey },
  })
  const [{ id, slug, section }] = await rows.json()
  return `/materials/${section}/${id}-${slug}`
}
