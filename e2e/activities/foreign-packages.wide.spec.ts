import type { Locator, Page } from '@playwright/test'
import type { Account } from '../people/accounts.ts'
import { makeAdmin } from '../people/admins.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import {
  breaksAtStart,
  lacksScript,
  listsEditor,
  opensPlayers,
  readsCanvas,
  showsDrawing,
  wantsFilm,
} from './cause-libraries.ts'
import { elsewhere } from './elsewhere.ts'
import { type Files, packed } from './h5p-packages.ts'
import { save, storedNames, upload } from './stored-packages.ts'

// The browser says on the console what a frame may not do, and what breaks in it.
test.use({ expectedMistakes: /Content Security Policy|violates|TypeError|Refused/ })

interface Keys {
  anonKey: string
  serviceRoleKey: string
}

/** Takes a package in as an admin does; the answer says where its editor is, or what was wrong with it. */
async function takeIn(page: Page, learner: Account, keys: Keys, files: Files) {
  await makeAdmin(learner, keys)
  const [lesson] = await askRest('GET', 'lessons?select=id&lang=eq.ru&limit=1', {
    apikey: keys.anonKey,
  })
  const file = await upload(learner, keys.anonKey, packed(files))
  const owner = `lessons:${(lesson as { id: number }).id}`
  return { file, answer: await save(page.request, '/admin/activities/new', { file, owner }) }
}

/** The same, shown in its editor. */
async function show(page: Page, learner: Account, keys: Keys, files: Files): Promise<Locator> {
  const { answer } = await takeIn(page, learner, keys, files)
  await page.goto(answer.headers().location ?? '')
  return page.getByRole('region', { name: 'Aperçu' })
}

// S3-h5p
test('a library that reads a canvas with a picture of its package plays', async ({
  page,
  keys,
  learner,
}) => {
  const preview = await show(page, learner, keys, readsCanvas('Une image lue'))
  await expect(preview.frameLocator('iframe').getByText('data:image/png')).toBeVisible()
})

test('an activity whose script breaks says so, and does not blame the connection', async ({
  page,
  keys,
  learner,
}) => {
  const preview = await show(page, learner, keys, breaksAtStart('Une panne'))
  await expect(preview.getByRole('alert')).toContainText('son propre programme s’est arrêté')
  await expect(preview.getByRole('alert')).not.toContainText('Vérifiez votre connexion')
})

test('a package whose library names a script that is not there is refused with its name', async ({
  page,
  keys,
  learner,
}) => {
  const { answer, file } = await takeIn(page, learner, keys, lacksScript('Un script manque'))
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('H5P.Cause-1.0/dist/main.js')
  expect(await storedNames(keys, file)).toEqual([])
})

test('libraries of the editor are left out, and the activity plays without an error', async ({
  page,
  keys,
  learner,
}) => {
  const preview = await show(page, learner, keys, listsEditor('Avec un éditeur'))
  await expect(preview.frameLocator('iframe').getByText('joué, sans erreur')).toBeVisible()
})

test('a drawing of the package is shown, and nothing in it runs', async ({
  page,
  keys,
  learner,
}) => {
  page.on('dialog', () => expect('a dialog').toBe('never shown'))
  const preview = await show(page, learner, keys, showsDrawing('Un dessin'))
  const drawing = preview.frameLocator('iframe').getByAltText('dessin')
  await expect(drawing).toHaveJSProperty('naturalWidth', 30)
  const address = await drawing.evaluate((image: HTMLImageElement) => image.src)
  const direct = await page.request.get(address)
  expect(direct.headers()['content-security-policy']).toMatch(/default-src 'none';.* sandbox/)
})

test('a film of another site waits until an admin allows its site for this activity', async ({
  page,
  keys,
  learner,
}) => {
  await elsewhere(async (address, asked) => {
    const preview = await show(page, learner, keys, wantsFilm('Un film', address))
    const frame = preview.frameLocator('iframe')
    await expect(frame.getByText('Regardez :')).toBeVisible()
    await expect(preview.getByText(`de ${new URL(address).host}`)).toBeVisible()
    expect(asked).toEqual([])

    const editor = page.url()
    await page.getByRole('checkbox', { name: address }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).first().click()
    await expect(page).not.toHaveURL(editor)
    await page.goto(editor)
    await expect(page.getByRole('checkbox', { name: address })).toBeChecked()
    await expect(preview.getByText(`de ${new URL(address).host}`)).toBeHidden()
    await expect.poll(() => asked).toContain('/film.mp4')
  })
})

test('an admin who sends another package is asked about the sites that it wants', async ({
  page,
  keys,
  learner,
}) => {
  await show(page, learner, keys, readsCanvas('Une image'))
  const editor = page.url()
  const film = packed(wantsFilm('Un film', 'https://films.example.org'))
  const place = page.getByLabel('Paquet H5P', { exact: true })
  await place.fill(await upload(learner, keys.anonKey, film))
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect(page.getByRole('checkbox', { name: 'https://films.example.org' })).not.toBeChecked()
  await expect(page).toHaveURL(editor)
})

test('the player of a video site opens once an admin allows that site, and no other does', async ({
  page,
  context,
  keys,
  learner,
}) => {
  const asked: string[] = []
  await context.route(/^https:\/\/(www\.youtube|player\.vimeo)\.com\//, (route) => {
    asked.push(route.request().url())
    const isScript = route.request().resourceType() === 'script'
    return isScript
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.fulfill({ contentType: 'text/html', body: 'Le lecteur' })
  })
  const preview = await show(page, learner, keys, opensPlayers('Deux lecteurs'))
  const frame = preview.frameLocator('iframe')
  const refused = frame.getByRole('listitem')
  await expect(preview.getByText('de player.vimeo.com, youtube.com')).toBeVisible()
  await expect(refused).toHaveCount(4)
  expect(asked).toEqual([])

  const editor = page.url()
  await page.getByRole('checkbox', { name: 'https://www.youtube.com' }).check()
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect(page).not.toHaveURL(editor)
  await page.goto(editor)
  const player = frame.frameLocator('iframe[title*=youtube]')
  await expect(player.getByText('Le lecteur')).toBeVisible()
  await expect(refused).toHaveText([
    'script-src-elem player.vimeo.com',
    'frame-src player.vimeo.com',
  ])
  expect(asked.sort()).toEqual([
    'https://www.youtube.com/embed/film',
    'https://www.youtube.com/iframe_api',
  ])
})

test('the frame has the font of the site, and turns dark with it', async ({
  page,
  keys,
  learner,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const preview = await show(page, learner, keys, readsCanvas('La nuit'))
  const frame = preview.frameLocator('iframe')
  await expect(frame.getByText('data:image/png')).toHaveCSS('font-family', /^"Open Sans"/)
  await expect(frame.locator('html')).toHaveCSS('filter', /invert/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(frame.locator('html')).toHaveCSS('filter', 'none')
})
