import type { Locator, Page } from '@playwright/test'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { activities } from './activities-content.ts'
import { withActivities, withRows } from './activities-page.ts'
import { games, type Step } from './activity-steps.ts'

/** Moves the focus to something by Tab alone, forwards or backwards, from wherever it is. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  const wayTo = () =>
    target.evaluate((element) => {
      const focused = document.activeElement
      if (focused === element) return null
      const isBehind =
        focused && focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      return isBehind ? 'Shift+Tab' : 'Tab'
    })
  for (let presses = 0; presses < 150; presses++) {
    const way = await wayTo()
    if (!way) return
    await page.keyboard.press(way)
  }
  throw new Error(`Tab does not reach ${target}`)
}

type Played = { page: Page; activity: Locator }
type ByKeyboard = (played: Played) => Promise<void>

const press =
  (name: string | RegExp, key = 'Enter'): ByKeyboard =>
  async ({ page, activity }) => {
    await tabTo(page, activity.getByRole('button', { name }).first())
    await page.keyboard.press(key)
  }
const write =
  (name: string, words: string): ByKeyboard =>
  async ({ page, activity }) => {
    await tabTo(page, activity.getByRole('textbox', { name }))
    await page.keyboard.type(words)
  }
const tick =
  (role: 'radio' | 'checkbox', name: string): ByKeyboard =>
  async ({ page, activity }) => {
    await tabTo(page, activity.getByRole(role, { name, exact: true }))
    await page.keyboard.press('Space')
  }
const check = press('Vérifier')

function byKeyboard(step: Step): ByKeyboard {
  if ('press' in step) return press(step.press, step.key)
  if ('write' in step) return write(step.field, step.write)
  if ('tick' in step) return tick(step.tick, step.name)
  return ({ page }) => page.keyboard.press('ArrowDown')
}

test('one activity of each kind is done by keyboard alone; its right score is shown, kept and found again', async ({
  page,
  keys,
  learner,
}) => {
  const types = games.map(({ type }) => type)
  await withActivities(keys, types, async (address, ids) => {
    await page.goto(address)
    const activityOf = (type: string) => page.getByRole('article', { name: type, exact: true })
    for (const { type, steps, said } of games) {
      await test.step(type, async () => {
        const activity = activityOf(type)
        for (const step of steps) await byKeyboard(step)({ page, activity })
        await expect(activity.getByText(said, { exact: true }).last()).toBeVisible()
        await expect(activity.getByText('Résultat enregistré.')).toBeVisible()
      })
    }
    const rows = await askRest(
      'GET',
      `activity_results?select=h5p_id,score,max_score,user_id&h5p_id=in.(${ids})&order=h5p_id`,
      { apikey: keys.anonKey, token: learner.accessToken },
    )
    expect(rows).toEqual(
      games.map(({ kept: [score, max_score] }, place) => ({
        ...{ h5p_id: ids[place], score, max_score, user_id: learner.id },
      })),
    )

    await page.reload()
    for (const { type, kept } of games) {
      const [score, max] = kept
      const best = max > 0 ? `Meilleur résultat : ${score} sur ${max}` : 'Déjà fait'
      await expect(activityOf(type).getByText(best), type).toBeVisible()
    }
  })
})

test('pairs are found by keyboard alone', async ({ page, keys, learner }) => {
  expect(learner.id).toBeTruthy()
  await withActivities(keys, ['MemoryGame'], async (address) => {
    await page.route('**/images/*.png', (route) => route.fulfill({ status: 200, body: '' }))
    await page.goto(address)
    const activity = page.getByRole('article', { name: 'MemoryGame' })
    const seen: string[] = []
    for (const number of [1, 2, 3, 4]) {
      await press(new RegExp(`^Carte ${number}[, ]`))({ page, activity })
      const card = activity.getByRole('button', { name: new RegExp(`^Carte ${number} :`) })
      seen.push((await card.getAttribute('aria-label'))?.split(/\s: /)[1] ?? '')
    }
    for (const name of ['кот', 'дом']) {
      for (const [place, shown] of seen.entries()) {
        if (shown !== name) continue
        const card = activity.getByRole('button', { name: new RegExp(`^Carte ${place + 1}[, ]`) })
        if (await card.count()) {
          await tabTo(page, card)
          await page.keyboard.press('Enter')
        }
      }
    }
    await expect(activity.getByText('Score : 1 sur 1')).toBeVisible()
  })
})

test('a learner finds their results in the account, with the way back to the exercise', async ({
  page,
  keys,
  learner: _,
}) => {
  await withActivities(keys, ['TrueFalse'], async (address) => {
    await page.goto('/account/results')
    await expect(page.getByText('Vous n’avez encore fait aucun exercice')).toBeVisible()

    await page.goto(address)
    await page.getByRole('radio', { name: 'Vrai' }).check()
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText('Meilleur résultat : 1 sur 1')).toBeVisible()
    await page.goto('/account')
    await page.getByRole('link', { name: 'Voir mes résultats' }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Meilleur résultat : 1 sur 1' }),
    ).toBeVisible()
    await expectGoodOnAnyScreen(page, 'my results')
    await page.getByRole('link', { name: 'Exercices' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })
})

test('what was wrong can be tried again, and the solution can be seen', async ({ page, keys }) => {
  await withActivities(keys, ['Blanks'], async (address) => {
    await page.goto(address)
    const activity = page.getByRole('article', { name: 'Blanks' })
    const played = { page, activity }
    await write('Champ 1 sur 2', 'дом')(played)
    await check(played)
    await expect(activity.getByText('Score : 0 sur 2')).toBeVisible()
    await press('Voir la solution')(played)
    await expect(activity.getByRole('textbox').first()).toHaveValue('ёлка')
    await press('Recommencer')(played)
    await expect(activity.getByRole('textbox').first()).toHaveValue('')
    await expect(activity.getByText(/^Score/)).toHaveCount(0)
  })
})

test('a visitor plays, and reads what an account adds', async ({ page, keys }) => {
  await withActivities(keys, ['TrueFalse', 'Crossword'], async (address) => {
    await page.goto(address)
    await expect(page.getByText(/Avec un compte gratuit, vos résultats sont gardés/)).toBeVisible()
    const activity = page.getByRole('article', { name: 'TrueFalse' })
    await activity.getByRole('radio', { name: 'Vrai' }).check()
    await activity.getByRole('button', { name: 'Vérifier' }).click()
    await expect(activity.getByText('Score : 1 sur 1')).toBeVisible()
    await expect(
      page
        .getByRole('article', { name: 'Crossword' })
        .getByText('les bibliothèques H5P de son type (H5P.Crossword 1.0) manquent'),
    ).toBeVisible()
  })
})

// S3-h5p S7-h5p
test('the activities of a text stand in the order that is given, not as they were written', async ({
  page,
  keys,
}) => {
  const numbered = [3, 1, 2].map((order) => ({
    title: `Exercice ${order}`,
    library: 'H5P.TrueFalse 1.0',
    content: activities.TrueFalse,
    order,
  }))
  await withRows(keys, numbered, async (address) => {
    await page.goto(address)
    const titles = page.getByRole('main').getByRole('heading', { name: /^Exercice \d/ })
    await expect(titles).toHaveText(['Exercice 1', 'Exercice 2', 'Exercice 3'])
  })
})

test('the server counts the points itself, and keeps none for a visitor', async ({
  page,
  keys,
  request,
  learner,
}) => {
  expect(learner.id).toBeTruthy()
  await withActivities(keys, ['TrueFalse'], async (_, [id]) => {
    const place = `/activities/${id}/result`
    const lie = { answer: false, duration: 10, score: 1, max: 1 }
    const headers = { origin: siteUrl }
    const answer = await page.request.post(place, { data: lie, headers })
    expect(await answer.json()).toEqual({
      result: { score: 0, max: 1 },
      best: { score: 0, max: 1 },
    })
    expect((await page.request.post(place, { data: { duration: 'soon' }, headers })).status()).toBe(
      400,
    )
    const nowhere = page.request.post('/activities/999999/result', { data: lie, headers })
    expect((await nowhere).status()).toBe(404)
    expect((await request.post(place, { data: lie, headers })).status()).toBe(401)
  })
})
