import { askRest } from '../site/site-data.ts'

export const FIRST = 'C’est Anna.'
export const THIRD = 'Lui aussi habite en ville.'

const lines = [
  ['Э́то А́нна.', FIRST],
  ['Она́ живёт в го́роде.', 'Elle habite en ville.'],
  ['Он то́же живёт в го́роде.', THIRD],
  ['— Что он чита́ет?! — спроси́ла она́.', '— Que lit-il ? demanda-t-elle.'],
  ['— Он чита́ет кни́гу.', '— Il lit un livre.'],
  ['В го́роде есть парк, у́лица и т. д.', 'En ville, il y a un parc, une rue, etc.'],
  ['Сего́дня она́ идёт в парк.', 'Aujourd’hui, elle va au parc.'],
  ['За́втра она́ идёт домо́й.', 'Demain, elle rentre à la maison.'],
] as const

/** A text in three paragraphs, with the translation of each sentence as the site stores it. Gives the path of its page. */
export async function makeTranslatedText({ serviceRoleKey: apikey }: { serviceRoleKey: string }) {
  const gaps = ['', ' ', ' ', '\n\n', ' ', '\n\n', ' ', ' ']
  let body = ''
  const sentences = lines.map(([sentence, translation], place) => {
    body += gaps[place] + sentence
    return [
      body.length - sentence.length,
      body.length,
      sentence.replaceAll('\u0301', ''),
      translation,
    ]
  })
  const [material] = await askRest(
    'POST',
    'materials',
    { apikey },
    {
      ...{ title: 'Она и он, с переводом', slug: 'ona-i-on', level: 'A1', section: 'dialogue' },
      ...{ lang: 'ru', body_accents: body, translations: { fr: sentences }, is_published: true },
    },
  )
  return `/materials/dialogue/${material.id}-ona-i-on`
}
