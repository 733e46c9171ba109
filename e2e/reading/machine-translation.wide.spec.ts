import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expectAccessible } from '../screens/good-screen.ts'
import { expect, test } from '../site/journey.ts'
import { readKeys, runCommand, startSite } from '../site/site-under-test.ts'
import { ReadingPage } from './reading-page.ts'
import { startTranslationMachine } from './translation-machine.ts'

const protocols = [
  { api: 'LibreTranslate', place: '', TRANSLATION_KEY: 'secret' },
  { api: 'DeepL', place: '/v2/translate', TRANSLATION_KEY: 'secret:fx' },
]

for (const { api, place, TRANSLATION_KEY } of protocols) {
  test(`a sentence without translation is translated by ${api} once for all readers, and marked so`, async ({
    page,
    browser,
  }, testInfo) => {
    const machine = await startTranslationMachine()
    const site = await startSite({
      ...{ TRANSLATION_URL: machine.url + place, TRANSLATION_KEY },
      TRANSLATION_SENTENCES_PER_DAY: '2',
    })
    const content = await writeContent(testInfo.outputPath('content'))
    const published = await runCommand(site.dataDir, site.url, ['content', 'publish', content])
    expect(published.code, published.said).toBe(0)
    const address = site.url + (await addressAt(site, 'Без перевода'))

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

    await reading.open(site.url + (await addressAt(site, 'С переводом')))
    await expect(reading.text).toHaveAttribute('data-translated', '')
    await marks.first().click()
    await expect(lines).toHaveText(['C’est Anna.'])
    expect(machine.asked).toHaveLength(2)
    await site.stop()
    await machine.stop()
  })
}

const texts = {
  'bez-perevoda.md': ['Без перевода', 'У меня́ есть кни́га. Я чита́ю кни́гу ка́ждый ве́чер. Она́ до́ма.'],
  's-perevodom.md': ['С переводом', 'Э́то А́нна. Она́ до́ма.'],
}

/** A text without translation, and one with a translation beside it. */
async function writeContent(folder: string) {
  const place = path.join(folder, 'materials/ru')
  for (const one of [place, path.join(folder, 'images')]) await mkdir(one, { recursive: true })
  for (const [file, [title, text]] of Object.entries(texts)) {
    const header = `title: ${title}\nsection: dialogue\nlevel: A1`
    await writeFile(path.join(place, file), `---\n${header}\n---\n${text}\n`)
  }
  await writeFile(path.join(place, 's-perevodom.fr.md'), 'C’est Anna.\nElle est à la maison.\n')
  return folder
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
