import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ReadingPage } from '../reading/reading-page.ts'
import { findViolations } from '../screens/good-screen.ts'
import { expect, siteUrl, test } from '../site/journey.ts'
import { addressOf, askRest, savedWords } from '../site/site-data.ts'
import { runCommand } from '../site/site-under-test.ts'

const dataDir = process.env.SITE_DATA_DIR ?? ''
const dictionary = (...values: string[]) => runCommand(dataDir, siteUrl, ['dictionary', ...values])

test('a learner keeps a translation of an imported dictionary, and sees where it is from', async ({
  page,
  keys,
  learner,
}) => {
  const word = `бармаг${[...learner.id.slice(0, 8)].map((sign) => 'абвгдежзиклмнопр'[Number.parseInt(sign, 16)]).join('')}`
  const title = `Сказка ${learner.id.slice(0, 8)}`
  await askRest(
    'POST',
    'materials',
    { apikey: keys.serviceRoleKey },
    {
      ...{ title, level: 'A1', section: 'place', lang: 'ru', is_published: true },
      body: `Это ${word}.`,
    },
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'slovo-dictionary-'))
  const file = path.join(folder, `${learner.id}.csv`)
  await writeFile(file, `ru,fr,pos\n${word},jabberwock,nom\n`)
  expect(await dictionary('import', file)).toMatchObject({ code: 0 })
  await rm(folder, { recursive: true })
  const answered = async () =>
    (await page.request.get(`/lookup?${new URLSearchParams({ text: word })}&${Date.now()}`)).text()
  await expect.poll(answered).toContain('jabberwock')

  const reading = new ReadingPage(page)
  await reading.open(await addressOf(title, keys.anonKey))
  await reading.touch(word)
  await expect(reading.panel).toContainText(`Source : ${learner.id}`)
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])
  await reading.panel.getByRole('button', { name: 'jabberwock' }).click()
  await expect(page).toHaveSaid('Traduction ajoutée avec succès.')
  expect(await savedWords(learner, keys.anonKey)).toMatchObject([{ word_fr: 'jabberwock' }])

  await page.goto(`/ru${await addressOf(title, keys.anonKey)}`)
  await reading.touch(word)
  await expect(reading.panel).toContainText(`Источник: ${learner.id}`)
  expect(await dictionary('remove', learner.id)).toMatchObject({ code: 0 })
  await expect.poll(answered).not.toContain('jabberwock')
})
