import { expect, test } from '../site/journey.ts'

const languages = [
  { home: '/', name: 'Slovo\u00a0: lire le russe', lang: 'fr' },
  { home: '/ru', name: 'Slovo: читать по-французски', lang: 'ru' },
]

for (const { home, name, lang } of languages) {
  test(`the site can be installed from its ${lang} pages, with icons of the size they name`, async ({
    page,
  }) => {
    await page.goto(home)
    const browser = await page.context().newCDPSession(page)
    const { url, data, errors } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '')
    expect(manifest).toMatchObject({ name, lang, start_url: home, display: 'standalone' })

    const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(pictures.map(({ sizes, purpose }: Icon) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of pictures) {
      expect(await page.evaluate(sizeOf, new URL(src, url).href)).toBe(sizes)
    }
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    expect(await page.evaluate(sizeOf, touchIcon ?? '')).toBe('180x180')
  })
}

interface Icon {
  sizes: string
  purpose: string
}

async function sizeOf(source: string) {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  return `${picture.naturalWidth}x${picture.naturalHeight}`
}
