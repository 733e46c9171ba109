import { haveHeardText } from '../reading/heard-text.ts'
import { ReadingPage } from '../reading/reading-page.ts'
import { expect, signIn, test } from '../site/journey.ts'
import { addressOf, askRest } from '../site/site-data.ts'
import { offlineMistakes, openAgain } from './worker.ts'

test.use({ serviceWorkers: 'allow', expectedMistakes: offlineMistakes })

test('of two devices that said something of one word the later wins, and the log keeps both', async ({
  page,
  keys,
  learner,
  browser,
}) => {
  const text = await addressOf('Она и он', keys.anonKey)
  const phone = new ReadingPage(page)
  await phone.open(text)
  await openAgain(page)
  await page.context().setOffline(true)
  await phone.touch('книгу')
  await phone.panel.getByRole('button', { name: /Je connais|Connu/ }).click()
  await expect(page.getByRole('link', { name: '1 changement attend le réseau' })).toBeVisible()

  const other = await browser.newPage({ serviceWorkers: 'block' })
  await signIn(other, learner)
  const laptop = new ReadingPage(other)
  await laptop.open(new URL(text, page.url()).href)
  await laptop.touch('книгу')
  await laptop.panel.getByRole('button', { name: /Ignorer|Ignoré/ }).click()
  const states = () =>
    askRest('GET', 'word_states?select=lemma,state', {
      apikey: keys.anonKey,
      token: learner.accessToken,
    })
  await expect.poll(states).toEqual([{ lemma: 'книга', state: 'ignored' }])
  await other.close()

  await page.context().setOffline(false)
  await expect(page).toHaveSaid('Un autre appareil a changé la même chose plus tard')
  expect(await states()).toEqual([{ lemma: 'книга', state: 'ignored' }])
  const log = await askRest('GET', 'device_changes?select=kind,outcome', {
    apikey: keys.anonKey,
    token: learner.accessToken,
  })
  expect(log).toEqual([{ kind: 'state', outcome: 'outdated' }])
})

test('a visitor’s first word that was kept without a network begins their account when they are back', async ({
  page,
  keys,
}) => {
  const text = await addressOf('Она и он', keys.anonKey)
  const reading = new ReadingPage(page)
  await reading.open(text)
  await openAgain(page)
  await page.context().setOffline(true)
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(page).toHaveSaid('Pas de réseau')
  await page.close()

  const later = await page.context().newPage()
  await page.context().setOffline(false)
  await later.goto('/')
  await expect(later).toHaveSaid('Votre changement est envoyé.')
  await later.goto('/dictionary')
  await expect(later.getByText('bouquin', { exact: true })).toBeVisible()
})

test('a text that is marked without a network is marked when there is one', async ({
  page,
  keys,
  learner,
}) => {
  const text = await addressOf('Мои книги', keys.anonKey)
  await page.goto(text)
  await openAgain(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'J’ai terminé ce texte' }).click()
  await expect(page).toHaveSaid('Pas de réseau')
  await expect(page.getByRole('button', { name: 'Étudier à nouveau' }).last()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveSaid('Votre changement est envoyé.')
  const marks = await askRest('GET', 'user_materials?select=is_studied', {
    apikey: keys.anonKey,
    token: learner.accessToken,
  })
  expect(marks).toEqual([{ is_studied: true }])
})

test('a lesson that is marked without a network is marked when there is one', async ({
  page,
  keys,
  learner,
}) => {
  await page.goto('/lessons/genre-des-noms')
  await openAgain(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'J’ai étudié cette leçon' }).click()
  await expect(page).toHaveSaid('Pas de réseau : c’est gardé sur cet appareil')
  await expect(page.getByRole('link', { name: '1 changement attend le réseau' })).toBeVisible()

  await page.context().setOffline(false)
  await expect(page).toHaveSaid('Votre changement est envoyé.')
  const marks = await askRest('GET', 'user_lessons?select=is_studied,lessons(slug)', {
    apikey: keys.anonKey,
    token: learner.accessToken,
  })
  expect(marks).toEqual([{ is_studied: true, lessons: { slug: 'genre-des-noms' } }])
  await page.reload()
  await expect(page.getByText('Leçon étudiée')).toBeVisible()
})

test('a change that the site refuses is said and stays on the device until its learner removes it', async ({
  page,
  keys,
  learner: _,
}) => {
  const text = await haveHeardText(keys, { body: 'Она читает книгу.' })
  const reading = new ReadingPage(page)
  await reading.open(text)
  await openAgain(page)
  await page.context().setOffline(true)
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(page).toHaveSaid('Pas de réseau')

  const id = /\d+/.exec(text)?.[0]
  await askRest('DELETE', `materials?id=eq.${id}`, { apikey: keys.serviceRoleKey })
  await page.context().setOffline(false)
  await expect(page).toHaveSaid('Un changement n’a pas pu être enregistré. Rien n’est perdu')
  await page.keyboard.press('Escape')
  const status = page.getByRole('link', { name: '1 changement à vérifier' })
  await status.click()
  await expect(page.getByRole('heading', { name: 'À vérifier' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Mot gardé\s: кни.+ – bouquin/)
  await expect(page.getByRole('main')).toContainText('Le texte ou le mot n’existe plus.')

  await page.getByRole('button', { name: /^Retirer\s: Mot gardé/ }).click()
  await expect(page.getByRole('heading', { name: 'À vérifier' })).toHaveCount(0)
  await page.goto('/')
  await expect(status).toBeHidden()
})

test('a device without room for a change says so, and what was typed stays', async ({
  page,
  keys,
  learner: _,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
  })
  const reading = new ReadingPage(page)
  await reading.open(await addressOf('Она и он', keys.anonKey))
  await openAgain(page)
  await page.context().setOffline(true)
  await reading.touch('книгу')
  await reading.keep('bouquin')
  await expect(page).toHaveSaid('cet appareil n’a plus de place pour garder ce changement')
  await expect(reading.own).toHaveValue('bouquin')
  await expect(reading.own).toHaveAccessibleDescription(/Réessayez en ligne\./)
})
