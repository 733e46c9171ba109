import { makeAdmin } from '../people/admins.ts'
import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { openTakenOver } from '../site/taken-over.ts'

test.beforeEach(async ({ learner, keys }) => {
  await makeAdmin(learner, keys)
})

// S1-admin
test('an admin writes a lesson block by block, looks at it, publishes it, and a learner finds it', async ({
  page,
  learner,
  keys,
}) => {
  const slug = `la-politesse-${learner.id.slice(0, 8)}`
  await page.goto('/admin/lessons/new')
  await page.getByLabel('Titre français').fill('La politesse')
  await page.getByLabel('Titre russe').fill('Вежливость')
  await page.getByLabel('Adresse').fill(slug)

  const add = async (name: string) => {
    await page
      .getByText(/^Ajouter un bloc/)
      .last()
      .click()
    await page.getByRole('button', { name, exact: true }).last().click()
  }
  await add('Paragraphe')
  await page.keyboard.type('On dit « здравствуйте ».')
  await add('Titre')
  await page.keyboard.type('Au revoir')
  await add('Exemples')
  await page.keyboard.type('До свида́ния! = Au revoir !')
  await page.getByRole('button', { name: 'Monter le bloc 2 (Titre)' }).click()
  await add('Astuce')
  await page.keyboard.type('À retirer.')
  await page.getByRole('button', { name: 'Retirer le bloc 4 (Astuce)' }).click()

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /Aperçu/ }).click(),
  ])
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('La politesse')
  await expect(preview.locator('.text-source')).toHaveText('До свида́ния!')
  await preview.close()
  const query = `lessons?select=is_published,blocks&slug=eq.${slug}`
  expect(await askRest('GET', query, { apikey: keys.serviceRoleKey })).toEqual([])

  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page).toHaveSaid('POST SUCCESS !')
  const [row] = await askRest('GET', query, { apikey: keys.anonKey })
  expect(row).toEqual({
    is_published: true,
    blocks: [
      { type: 'subtitle', text: 'Au revoir' },
      { type: 'paragraph', text: 'On dit « здравствуйте ».' },
      { type: 'examples', examples: [{ source: 'До свида́ния!', translation: 'Au revoir !' }] },
    ],
  })

  await page.getByRole('link', { name: 'Voir sur le site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La politesse')
})

// S4-editing S7-content
test('an admin changes a post, takes it back, and gets it again after deleting it', async ({
  page,
  learner,
  keys,
}) => {
  const slug = `essai-${learner.id.slice(0, 8)}`
  const made = { lang: 'ru', slug, title: 'Un essai', body: 'Un.\n\n- deux', is_published: true }
  const [{ id }] = await askRest('POST', 'posts', { apikey: keys.serviceRoleKey }, made)
  const read = async () => {
    const [post] = await askRest('GET', `posts?id=eq.${id}`, { apikey: keys.serviceRoleKey })
    return post
  }

  await openTakenOver(page, `/admin/posts/${id}`)
  await expect(page.getByText('Envoyer un fichier').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Paragraphe' }).fill('Un changé.')
  await page.getByLabel('Mots-clés').fill('lire, écrire, lire')
  await page.getByRole('button', { name: 'Retirer de la publication' }).click()
  await expect(page).toHaveSaid('EDIT SUCCESS !')
  await expect(page).toHaveURL(/\/admin\/posts$/)
  expect(await read()).toMatchObject({
    body: 'Un changé.\n\n- deux',
    tags: ['lire', 'écrire'],
    is_published: false,
  })

  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(page).toHaveSaid('rétabli')
  expect(await read()).toMatchObject({ slug, deleted_at: null })
})

test('a page of the site is written once for each language', async ({ page, keys }) => {
  const [{ id }] = await askRest('GET', 'pages?select=id&slug=eq.teacher&locale=eq.ru', {
    apikey: keys.serviceRoleKey,
  })
  await openTakenOver(page, `/ru/admin/pages/${id}`)
  await expect(page.getByLabel('Заголовок', { exact: true }).first()).toHaveValue(
    'Ваш преподаватель',
  )
  await page.goto('/admin/pages/new')
  await page.getByLabel('Page').selectOption('teacher')
  await page.getByLabel('Langue du texte').selectOption('ru')
  await page.getByLabel('Titre', { exact: true }).fill('Encore une')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByText('Cette page existe déjà dans cette langue')).toBeVisible()
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Encore une')
})
