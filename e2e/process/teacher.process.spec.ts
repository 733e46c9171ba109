import { expect, test } from '@playwright/test'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''

const teachers = [
  ['', 'fr', 'Votre professeur', 'Lire seul mène loin', 'Écrire un e-mail'],
  ['/ru', 'ru', 'Преподаватель', 'Читая самостоятельно', 'Написать письмо'],
] as const

for (const [prefix, lang, title, intro, button] of teachers) {
  // S1-teacher S2-teacher
  test(`the page of the teacher speaks the language of the reader, and what is not filled in is not there: ${lang}`, async () => {
    const answer = await fetch(`${siteUrl}${prefix}/teacher`)
    const html = await answer.text()
    expect(html.slice(0, 100)).toContain(`<html lang="${lang}"`)
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    expect(main).toContain(`<h1>${title}</h1>`)
    expect(main).toContain(intro)
    expect(main).toMatch(new RegExp(`<a href="mailto:[^"]+@[^"]+"[^>]*>.*${button}</a>`))
    expect(main).toContain(`href="${prefix}/materials"`)
    // The shipped model is for admins, who fill in its places.
    expect(main).not.toMatch(/\[|exemple/)
  })
}
