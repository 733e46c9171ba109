/** Video sites, and the origin whose frame and script a library loads for each. */
const players: [host: RegExp, origin: string][] = [
  [/(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/, 'https://www.youtube.com'],
  [/(?:^|\.)vimeo\.com$/, 'https://player.vimeo.com'],
]

const MAX_ORIGINS = 20

/**
 * The origins from which a content loads pictures, sounds, films or frames: `https://h5p.org`. A YouTube or Vimeo video
 * is reported as the origin of its player.
 */
export function originsElsewhere(content: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      const origin = URL_FIELDS.has(name) && originOf(inner)
      if (origin) found.add(origin)
      look(inner)
    }
  }
  look(content)
  return [...found].sort().slice(0, MAX_ORIGINS)
}

/** Is this the origin of a video site's player, rather than of a file? */
export function isVideoPlayer(origin: string): boolean {
  return players.some(([, player]) => player === origin)
}

/** `path` of a file, `source` of an embedded frame. A link (`url`) is followed by the learner, not by the activity. */
const URL_FIELDS = new Set(['path', 'source'])
const WEB_URL = /^(?:https?:)?\/\/([a-z0-9.-]{1,253})(:\d{1,5})?(?:[/?#]|$)/i

function originOf(value: unknown): string | undefined {
  const [url, host, port = ''] =
    (typeof value === 'string' && WEB_URL.exec(value.trim().slice(0, 2000))) || []
  if (!url || !host) return undefined
  const name = host.toLowerCase()
  const player = players.find(([pattern]) => pattern.test(name))
  const scheme = /^http:/i.test(url) ? 'http' : 'https'
  return player ? player[1] : `${scheme}://${name}${port}`
}
