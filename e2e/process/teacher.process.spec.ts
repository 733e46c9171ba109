import { expect, test } from '@playwright/test'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''

const teachers = [
  ['', 'fr', 'Votre professeur', 'Comment se passe une leçon', 'Écrire un e-mail'],
  ['/ru', 'ru', 'Ваш преподаватель', 'Как проходит занятие', 'Написать письмо'],
] as const

for (const [prefix, lang, title, part, button] of teachers) {
  // S1-teacher S2-teacher
  test(`the page of the teacher presents them in the language of the reader: ${lang}`, async () => {
    const answer = await fetch(`${siteUrl}${prefix}/teacher`)
    const html = await answer.text()
    expect(html.slice(0, 100)).toContain(`<html lang="${lang}"`)
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main).toContain(`<h1>${title}</h1>`)
    expect(main).toContain(`<h2>${part}</h2>`)
    expect(main).toMatch(new RegExp(`<a href="mailto:[^"]+@[^"]+"[^>]*>.*${button}</a>`))
    expect(main).toContain(`href="${prefix}/materials"`)
  })
}
