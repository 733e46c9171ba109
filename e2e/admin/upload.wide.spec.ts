import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../site/journey.ts'
import { picture, recording } from './pictures-and-sounds.ts'
import { makeWriter, newName } from './writer.ts'

test.beforeEach(makeWriter)

test.describe('without a line', () => {
  test.use({ expectedMistakes: /ERR_INTERNET_DISCONNECTED/ })

  test('an upload that is cut off goes on by itself, and after a reload when the file is chosen again', async ({
    page,
    context,
  }, testInfo) => {
    const file = recording(`${newName()}.wav`, 8_000_000)
    // From the disk: a file is known again by its time too.
    const chosen = testInfo.outputPath(file.name)
    await mkdir(path.dirname(chosen), { recursive: true })
    await writeFile(chosen, file.buffer)
    const partBytes = 6 * 1024 * 1024
    const offsets: string[] = []
    await page.goto('/admin/materials/new')
    // The line is cut when the second part begins; when it goes on, the third request is never answered.
    await context.route('**/upload/resumable/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      offsets.push(route.request().headers()['upload-offset'] ?? '')
      if (offsets.length === 2) await context.setOffline(true)
      if (offsets.length !== 3) await route.continue()
    })
    const input = page.getByLabel('Enregistrement: Envoyer un fichier')
    await input.setInputFiles(chosen)
    await expect(page.getByText(/La connexion est perdue/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Envoi en cours' })).toBeVisible()

    await context.setOffline(false)
    await expect.poll(() => offsets).toEqual(['0', String(partBytes), String(partBytes)])
    await page.reload()
    await expect(page.getByText(`L’envoi de « ${file.name} » a été interrompu.`)).toBeVisible()
    await input.setInputFiles(chosen)
    await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
    expect(offsets).toEqual(['0', ...Array(3).fill(String(partBytes))])

    const stored = await page.request.get(`/files/audio/${file.name}`)
    expect(stored.status()).toBe(200)
    expect((await stored.body()).equals(file.buffer)).toBe(true)
  })
})

// S7-content
test('a file of a name that exists is not overwritten: another name is proposed', async ({
  page,
}) => {
  const name = newName()
  await page.goto('/admin/materials/new')
  const input = page.getByLabel('Image: Envoyer un fichier')
  await input.setInputFiles({ ...picture(`${name}.txt`), mimeType: 'text/plain' })
  await expect(page.getByText(/Ce type de fichier ne convient pas/)).toBeVisible()

  await input.setInputFiles(picture(`${name}.png`))
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  await input.setInputFiles(picture(`${name}.png`))
  await expect(page.getByText(`Un fichier « ${name}.png » existe déjà`)).toBeVisible()
  await page.getByRole('button', { name: `Envoyer sous le nom « ${name}-2.png »` }).click()
  await expect(page.getByText('Le fichier est envoyé.')).toBeVisible()
  await expect(page.getByLabel('Image', { exact: true })).toHaveValue(`image/${name}-2.png`)
})
