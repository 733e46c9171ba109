import { readFile } from 'node:fs/promises'
import { post } from '../people/accounts.ts'
import { backendUrl, expect, siteUrl, test } from '../site/journey.ts'
import { askRest, haveWords, materialOf } from '../site/site-data.ts'
import { openAccount } from './account-page.ts'

test('a user downloads all their data, and then deletes their account', async ({
  page,
  learner,
  keys,
}) => {
  const { id: material_id } = await materialOf('Она и он', keys.anonKey)
  const person = { apikey: keys.anonKey, token: learner.accessToken }
  await askRest('POST', 'user_materials', person, { material_id, is_being_studied: true })
  await haveWords(
    learner,
    keys.anonKey,
    Array.from({ length: 2500 }, (_, place) => ({ word_ru: `слово ${place}`, word_fr: 'mot' })),
  )

  await openAccount(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Toutes mes données (JSON)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('slovo-mes-donnees.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account.email).toBe(learner.email)
  expect(data.users_profile.id).toBe(learner.id)
  expect(data.user_materials).toMatchObject([{ material_id, materials: { title: 'Она и он' } }])
  const words = data.user_words.map(({ word_ru }: { word_ru: string }) => word_ru)
  expect(new Set(words).size).toBe(2500)
  expect(data.word_reviews).toHaveLength(2500)
  expect(data).toMatchObject({ review_log: [], user_lessons: [], activity_results: [] })
  const csv = page.getByRole('link', { name: 'Mes mots (CSV)' })
  await expect(csv).toHaveAttribute('href', '/dictionary/export')

  const section = page.locator('section#deletion')
  const leave = async (word: string) => {
    await section.getByLabel('Pour confirmer, écrivez SUPPRIMER').fill(word)
    await section.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click()
  }
  await leave('oui')
  await expect(section.getByText('Écrivez SUPPRIMER en toutes lettres')).toBeVisible()
  await leave('Supprimer')
  await expect(page).toHaveSaid('Votre compte est supprimé. Merci')
  await expect(page).toHaveURL(`${siteUrl}/`)
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
  expect(
    (await page.context().cookies()).filter(({ name }) => name.includes('auth-token')),
  ).toEqual([])

  const admin = { apikey: keys.serviceRoleKey }
  for (const place of [
    `users_profile?id=eq.${learner.id}`,
    `user_words?user_id=eq.${learner.id}`,
    `user_materials?user_id=eq.${learner.id}`,
  ]) {
    expect(await askRest('GET', place, admin)).toEqual([])
  }
  const again = await post(backendUrl, '/auth/v1/token?grant_type=password', keys.anonKey, {
    email: learner.email,
    password: learner.password,
  })
  expect(again.status).toBe(400)
})
