import { html } from 'hono/html'

export const PLAYER = '/h5p/player'

/** The folder, below the site's address, from which a package is served to its frame; a draft's needs a ticket. */
export const filesOf = (name: string, ticket?: string) =>
  ticket ? `/h5p/drafts/${ticket}/${name}` : `/h5p/files/${name}`

/** The document in the frame: H5P's own player, and the few lines that start it. */
export function framePage(files: string, lang: string) {
  return html`<!doctype html>
<html lang="${lang}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>H5P</title>
  <link rel="stylesheet" href="${PLAYER}/styles/h5p.css">
  <body style="margin: 0; background: #fff">
    <div id="activity"></div>
    <script src="${PLAYER}/main.bundle.js"></script>
    <script src="${PLAYER}/boot.js" data-files="${files}" data-player="${PLAYER}"></script>
  </body>
</html>`
}

/**
 * What a frame may do: run the scripts of its own package and of the player, with no origin, and reach nothing else.
 * `unsafe-eval` is for the templates of old libraries; without an origin there is nothing that it could open.
 */
export function framePolicy(files: string, origins: Iterable<string>) {
  const own = [...new Set(origins)].flatMap((origin) => [
    `${origin}${PLAYER}/`,
    `${origin}${files}/`,
  ])
  const from = (...more: string[]) => [...own, ...more].join(' ')
  const policy = {
    sandbox: 'allow-scripts',
    'default-src': "'none'",
    'script-src': from("'unsafe-eval'"),
    'style-src': from("'unsafe-inline'"),
    'img-src': from('data:', 'blob:'),
    'media-src': from('data:', 'blob:'),
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
