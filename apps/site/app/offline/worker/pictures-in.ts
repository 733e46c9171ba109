/** Sharp enough on a phone and on a laptop, and not more than that. */
const WIDTH = 800

/** The pictures of a page, each in one width: offline it stands for all of them. */
export function picturesIn(html: string): string[] {
  const urls = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => {
    const candidates = (attribute(tag, 'srcset') ?? '')
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/))
      .map(([url = '', width = '']) => ({ url, width: Number.parseInt(width, 10) || 0 }))
      .filter(({ url }) => url !== '')
      .toSorted((a, b) => a.width - b.width)
    const chosen = candidates.find(({ width }) => width >= WIDTH) ?? candidates.at(-1)
    return chosen?.url ?? attribute(tag, 'src') ?? ''
  })
  return [...new Set(urls)].filter((url) => url.startsWith('/') || url.startsWith('http'))
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
