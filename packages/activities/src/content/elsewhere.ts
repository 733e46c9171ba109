/** The players of video sites, which a library opens as a frame of theirs with a script of theirs. */
const players: [host: RegExp, origin: string][] = [
  [/(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/, 'https://www.youtube.com'],
  [/(?:^|\.)vimeo\.com$/, 'https://player.vimeo.com'],
]

const MOST = 20

/**
 * The sites from which a content wants pictures, sounds, films or frames: `https://h5p.org`. A video of YouTube or Vimeo
 * is recognised by the address of its player.
 */
export function originsElsewhere(content: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      const origin = ADDRESS_FIELDS.has(name) && originOf(inner)
      if (origin) found.add(origin)
      look(inner)
    }
  }
  look(content)
  return [...found].sort().slice(0, MOST)
}

/** Is this the address of a video site's player, and not of a file? */
export function isVideoPlayer(origin: string): boolean {
  return players.some(([, player]) => player === origin)
}

/** `path` of a file, `source` of an embedded frame. A link (`url`) is followed by a learner, not by the activity. */
const ADDRESS_FIELDS = new Set(['path', 'source'])
const ADDRESS = /^(?:https?:)?\/\/([a-z0-9.-]{1,253})(:\d{1,5})?(?:[/?#]|$)/i

function originOf(value: unknown): string | undefined {
  const [address, host, port = ''] =
    (typeof value === 'string' && ADDRESS.exec(value.trim().slice(0, 2000))) || []
  if (!address || !host) return undefined
  const name = host.toLowerCase()
  const player = players.find(([pattern]) => pattern.test(name))
  const scheme = /^http:/i.test(address) ? 'http' : 'https'
  return player ? player[1] : `${scheme}://${name}${port}`
}
