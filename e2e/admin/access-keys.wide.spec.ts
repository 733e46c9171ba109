import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import { makeAdmin } from '../people/admins.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { backendUrl, expect, test } from '../site/journey.ts'

test('an admin makes a key for an S3 tool, uses it and removes it', async ({
  page,
  keys,
  learner,
}) => {
  await makeAdmin(learner, keys)
  await page.goto('/admin/access-keys')
  await page.getByLabel('À quoi sert cette clé').fill('copie de nuit')
  await page.getByRole('button', { name: 'Créer une clé' }).click()
  const made = page.getByRole('status').filter({ hasText: 'Copiez la clé secrète maintenant' })
  await expect(made).toBeVisible()
  const [, id, secret] = await made.getByRole('definition').allTextContents()
  await expectGoodOnAnyScreen(page, 'the keys of the S3 protocol')

  const opens = () =>
    new S3Client({
      ...{ endpoint: `${backendUrl}/storage/v1/s3`, region: 'x', forcePathStyle: true },
      credentials: { accessKeyId: id ?? '', secretAccessKey: secret ?? '' },
      maxAttempts: 1,
    })
      .send(new ListBucketsCommand({}))
      .then(
        () => true,
        () => false,
      )
  expect(await opens()).toBe(true)
  await page.goto('/admin/access-keys')
  await expect(page.getByText('copie de nuit')).toBeVisible()
  await expect(page.getByText(secret ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer la clé « copie de nuit »' }).click()
  await expect(page).toHaveSaid('La clé est supprimée.')
  expect(await opens()).toBe(false)
})
