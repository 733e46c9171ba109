import { linkOfMail, newAddress } from '../people/accounts.ts'
import { makeAdmin } from '../people/admins.ts'
import { backendUrl } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { expect, test } from './engine-journey.ts'
import { named } from './person.ts'

test('a user signs up and confirms by mail', async ({ person }) => {
  const email = newAddress()
  await person.open('/register')
  await person.fill({ role: 'textbox', name: 'Adresse e-mail' }, email)
  await person.fill(
    { role: 'textbox', name: 'Mot de passe', isExact: true },
    'un-long-mot-de-passe',
  )
  await person.click(named('button', 'Créer mon compte'))
  await person.isAt('/')

  await person.screen.open(await linkOfMail(backendUrl, email))
  await person.click({ role: 'link', name: 'Confirmer' })
  await person.finds({ role: 'button', name: 'Mon compte' })
})

test('an admin writes a first text and publishes it', async ({ person, keys, learner }) => {
  await makeAdmin(learner, keys)
  const title = `Дом ${learner.id.slice(0, 8)}`
  await person.open('/admin/materials/new?section=dialogue&level=A1')
  await person.fill({ role: 'textbox', name: 'Titre', isExact: true }, title)
  await person.fill({ role: 'textbox', name: 'Résumé en français' }, 'Une maison.')
  const text = { role: 'textbox', name: 'Texte' } as const
  const low = await person.finds(text)
  await person.fill(text, 'Он читает книгу.')
  for (let line = 0; line < 8; line++) {
    await person.press('Enter')
    await person.press('Enter')
    await person.screen.write('Он дома.')
  }
  await person.until('every line is written', async () => {
    const value = (await person.look(text))?.value ?? ''
    return value.split('Он дома.').length === 9
  })
  const high = await person.finds(text)
  expect(high.box.bottom - high.box.top, 'the text box grows with its text').toBeGreaterThan(
    low.box.bottom - low.box.top + 50,
  )

  const [before, after] = await person.screen.run(typeAtTheEndOfThePage, null)
  expect(after, 'the page stays where it is while one types').toBe(before)

  await person.click(named('button', 'Publier'))
  // The toast that says so is gone after two seconds; the journeys in Chromium look at it.
  const query = new URLSearchParams({ select: 'body,is_published', title: `eq.${title}` })
  await expect
    .poll(() => askRest('GET', `materials?${query}`, { apikey: keys.anonKey }), { timeout: 30_000 })
    .toMatchObject([
      { is_published: true, body: expect.stringMatching(/^Он читает книгу\.\n\nОн дома\./) },
    ])
})

test('a passkey is offered where the browser knows passkeys, and only there', async ({
  person,
}) => {
  await person.open('/signin')
  await person.finds({ role: 'textbox', name: 'Adresse e-mail' })
  const isKnown = await person.screen.run(() => 'PublicKeyCredential' in window, null)
  await person.until('the offer fits the browser', async () => {
    const offer = await person.look({ role: 'button', name: 'clé d’accès' })
    return (offer !== null) === isKnown
  })
})

/** Where the page is scrolled to before and after the text box hears of a change. */
function typeAtTheEndOfThePage() {
  scrollTo(0, document.documentElement.scrollHeight)
  const before = scrollY
  document
    .querySelector('.material-text textarea')
    ?.dispatchEvent(new Event('input', { bubbles: true }))
  return [before, scrollY]
}
