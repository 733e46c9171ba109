/** The pages that are measured, by name: what a visitor finds by following the first link of each kind. */
export async function shownPages(site: string): Promise<Record<string, string>> {
  const linkOn = async (place: string, pattern: RegExp) => {
    const html = await (await fetch(site + place)).text()
    const link = pattern.exec(html)?.[1]
    if (!link) throw new Error(`${place} has no link like ${pattern}`)
    return link
  }
  const section = '/materials/culture'
  return {
    home: '/',
    texts: '/materials',
    section,
    reading: await linkOn(section, /href="(\/materials\/culture\/\d[^"]*)"/),
    lesson: await linkOn('/lessons', /href="(\/lessons\/[^"]+)"/),
    post: await linkOn('/blog', /href="(\/blog\/[^".]+)"/),
    word: `/words/${encodeURIComponent('книга')}`,
  }
}
