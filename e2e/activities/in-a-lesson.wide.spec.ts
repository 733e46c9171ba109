import { expect, test } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'
import { activities, type TypeName } from './activities-content.ts'

const types: TypeName[] = ['TrueFalse', 'MultiChoice', 'SingleChoiceSet']

// S1-lessons
test('a learner does the three activities of a lesson and marks it as studied', async ({
  page,
  keys,
  learner,
}) => {
  const { lesson, slug } = await makeLesson(keys.serviceRoleKey, learner.id)
  await page.goto(`/lessons/${slug}`)
  const activity = (type: TypeName) => page.getByRole('article', { name: type })
  const best = (type: TypeName) => activity(type).getByText(/^Meilleur résultat/)
  await expect(
    page.getByRole('article', { name: new RegExp(`^(${types.join('|')})$`) }),
  ).toHaveCount(3)

  await activity('TrueFalse').getByRole('radio', { name: 'Vrai' }).check()
  await activity('TrueFalse').getByRole('button', { name: 'Vérifier' }).click()
  await expect(best('TrueFalse')).toHaveText('Meilleur résultat : 1 sur 1')
  await activity('MultiChoice').getByRole('checkbox', { name: 'кот', exact: true }).check()
  await activity('MultiChoice').getByRole('button', { name: 'Vérifier' }).click()
  await expect(best('MultiChoice')).toHaveText('Meilleur résultat : 1 sur 2')
  for (const button of ['un chat', 'Suivant', 'une maison', 'Terminer']) {
    await activity('SingleChoiceSet').getByRole('button', { name: button }).click()
  }
  await expect(best('SingleChoiceSet')).toHaveText('Meilleur résultat : 2 sur 2')

  await page.getByRole('button', { name: 'J’ai étudié cette leçon' }).click()
  await expect(page).toHaveSaid('Bravo, un pas de plus vers la maîtrise')
  await page.reload()
  await expect(page.getByText('Leçon étudiée')).toBeVisible()
  for (const type of types) await expect(best(type)).toBeVisible()
  const mine = { apikey: keys.anonKey, token: learner.accessToken }
  const results = await askRest('GET', 'activity_results?select=score,max_score&order=id', mine)
  expect(results).toEqual([
    { score: 1, max_score: 1 },
    { score: 1, max_score: 2 },
    { score: 2, max_score: 2 },
  ])
  expect(await askRest('GET', 'user_lessons?select=lesson_id,is_studied', mine)).toEqual([
    { lesson_id: lesson.id, is_studied: true },
  ])
})

test('a lesson with activities runs nothing that its content security policy forbids', async ({
  page,
  keys,
  learner,
}) => {
  const { slug } = await makeLesson(keys.serviceRoleKey, learner.id)
  const reports: string[] = []
  await page.exposeFunction('report', (text: string) => reports.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sample } = event
      const hear: (text: string) => void = Reflect.get(window, 'report')
      hear([disposition, effectiveDirective, blockedURI, sample].join(' '))
    })
  })
  await page.goto(`/lessons/${slug}`)
  const activity = page.getByRole('article', { name: 'TrueFalse' })
  await activity.getByRole('radio', { name: 'Vrai' }).check()
  await activity.getByRole('button', { name: 'Vérifier' }).click()
  await expect(activity.getByText(/^Meilleur résultat/)).toBeVisible()
  expect(reports).toEqual([])
})

async function makeLesson(apikey: string, learnerId: string) {
  const operator = { apikey }
  const slug = `trois-exercices-${learnerId.slice(0, 8)}`
  const [lesson] = await askRest('POST', 'lessons', operator, {
    ...{ slug, lang: 'ru', level: 'A1', order: 900, is_published: true },
    ...{ title_fr: 'Trois exercices', title_ru: 'Три упражнения' },
    blocks: [{ type: 'paragraph', text: 'On dit « дом » et « кот ».' }],
  })
  await askRest(
    'POST',
    'h5p',
    operator,
    types.map((type, order) => ({
      ...{ material_id: lesson.id, type: 'lessons', order, title: type, is_published: true },
      library: `H5P.${type} 1.0`,
      content: activities[type],
    })),
  )
  return { lesson, slug }
}
