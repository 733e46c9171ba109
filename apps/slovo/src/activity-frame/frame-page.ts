import { isVideoPlayer } from '@slovo/activities'
import { html } from 'hono/html'

export const PLAYER = '/h5p/player'

/** The path from which a package is served to its frame; a draft's needs a ticket. */
export const filesOf = (name: string, ticket?: string) =>
  ticket ? `/h5p/drafts/${ticket}/${name}` : `/h5p/files/${name}`

/** The language and colours of the page around a frame. */
interface FrameOptions {
  lang: 'fr' | 'ru'
  theme: 'light' | 'dark' | 'system'
}

/** Reads `?lang=ru&theme=dark`. */
export function readFrameOptions(query: { lang?: string; theme?: string }): FrameOptions {
  return {
    lang: query.lang === 'ru' ? 'ru' : 'fr',
    theme: query.theme === 'light' || query.theme === 'dark' ? query.theme : 'system',
  }
}

/** The document in the frame: H5P's own player, and the script that starts it. */
export function framePage(files: string, { lang, theme }: FrameOptions) {
  return html`<!doctype html>
<html lang="${lang}" data-theme="${theme}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>H5P</title>
  <link rel="stylesheet" href="${PLAYER}/styles/h5p.css">
  <link rel="stylesheet" href="${PLAYER}/styles/h5p-fonts.css">
  <link rel="stylesheet" href="${PLAYER}/frame.css">
  <body>
    <div id="activity"></div>
    <script src="${PLAYER}/main.bundle.js"></script>
    <script src="${PLAYER}/boot.js" data-files="${files}" data-player="${PLAYER}"></script>
  </body>
</html>`
}

/**
 * The policy of a frame: it runs the scripts of its own package and of the player, without an origin, and reaches
 * nothing else but the media of the origins that an admin allowed for this activity.
 * `unsafe-eval` is for the templates of old libraries; without an origin there is nothing that it could open.
 */
export function framePolicy(files: string, origins: Iterable<string>, allowed: string[] = []) {
  const players = allowed.filter(isVideoPlayer)
  const own = [...new Set(origins)].flatMap((origin) => [
    `${origin}${PLAYER}/`,
    `${origin}${files}/`,
  ])
  const from = (...more: string[]) => [...own, ...more].join(' ')
  const policy = {
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'script-src': from("'unsafe-eval'", ...players),
    'style-src': from("'unsafe-inline'"),
    'img-src': from('data:', 'blob:', ...allowed),
    'media-src': from('data:', 'blob:', ...allowed),
    'frame-src': allowed.length > 0 ? allowed.join(' ') : "'none'",
    'font-src': from('data:'),
    'connect-src': from(),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
