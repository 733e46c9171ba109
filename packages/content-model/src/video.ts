/** Hosts whose frames a page may show; the content security policy allows exactly these. */
export const videoFrameHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://rutube.ru',
  'https://vk.com',
  'https://vkvideo.ru',
] as const

type Player = [page: RegExp, frame: (found: string[]) => string]

const START = String.raw`^https?:\/\/`
const ID = '([A-Za-z0-9_-]{11})'

const players: Player[] = [
  [
    new RegExp(
      `${START}(?:(?:www|m|music)\\.)?youtube\\.com\\/watch\\?(?:[^#]*&)?v=${ID}(?![\\w-])`,
    ),
    youtube,
  ],
  [
    new RegExp(
      `${START}(?:(?:www|m)\\.)?youtube(?:-nocookie)?\\.com\\/(?:embed|shorts|live|v)\\/${ID}(?![\\w-])`,
    ),
    youtube,
  ],
  [new RegExp(`${START}youtu\\.be\\/${ID}(?![\\w-])`), youtube],
  [
    new RegExp(
      `${START}(?:www\\.|player\\.)?vimeo\\.com\\/(?:video\\/)?(\\d{4,12})(?:\\/([0-9a-f]{6,16}))?(?=$|[?#/])`,
    ),
    ([id, secret]) => `https://player.vimeo.com/video/${id}${secret ? `?h=${secret}` : ''}`,
  ],
  [
    new RegExp(
      `${START}(?:www\\.)?rutube\\.ru\\/(?:video|play\\/embed|shorts)\\/([0-9a-f]{32})(?=$|[?#/])`,
    ),
    ([id]) => `https://rutube.ru/play/embed/${id}`,
  ],
  [
    new RegExp(
      `${START}(?:(?:www|m)\\.)?(?:vk\\.com|vk\\.ru|vkvideo\\.ru)\\/(?:[^#]*[/=])?(?:video|clip)(-?\\d{1,12})_(\\d{1,12})(?!\\d)`,
    ),
    ([owner, id]) => `https://vk.com/video_ext.php?oid=${owner}&id=${id}`,
  ],
  [
    new RegExp(
      `${START}(?:vk\\.com|vk\\.ru|vkvideo\\.ru)\\/video_ext\\.php\\?oid=(-?\\d{1,12})&id=(\\d{1,12})(?:&hash=([0-9a-f]{6,40}))?(?=$|[&#])`,
    ),
    ([owner, id, hash]) =>
      `https://vk.com/video_ext.php?oid=${owner}&id=${id}${hash ? `&hash=${hash}` : ''}`,
  ],
]

function youtube([id]: string[]) {
  return `https://www.youtube-nocookie.com/embed/${id}`
}

/**
 * The frame URL of a video on YouTube, Vimeo, RuTube or VK; `null` for everything else.
 * It is built from the recognised parts only: nothing else of the editor's input reaches the page.
 */
export function videoFrame(url: string): string | null {
  for (const [pattern, frame] of players) {
    const found = pattern.exec(url.trim())
    if (found) return frame(found.slice(1))
  }
  return null
}
