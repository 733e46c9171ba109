import { describe, type Files, pixel } from './h5p-packages.ts'

/** An activity of a type of its own, whose library does in `attach` what `body` says; `params` and `H5P` are at hand. */
export function packageOf(
  title: string,
  body: string,
  { content = {}, library = {}, files = {} } = {},
): Files {
  const script = `H5P.Cause = class extends H5P.EventDispatcher {
    constructor(params, id) { super(); this.params = params; this.id = id }
    attach($container) { const $ = H5P.jQuery; const { params, id } = this; ${body} }
  }`
  return {
    'h5p.json': describe('H5P.Cause 1.0', title),
    'content/content.json': { image: { path: 'images/point.png', mime: 'image/png' }, ...content },
    'content/images/point.png': pixel(),
    'H5P.Cause-1.0/library.json': {
      ...{ title: 'Cause', machineName: 'H5P.Cause', majorVersion: 1, minorVersion: 0 },
      ...{ patchVersion: 0, runnable: 1, preloadedJs: [{ path: 'cause.js' }], ...library },
    },
    'H5P.Cause-1.0/cause.js': script,
    ...files,
  }
}

/** Draws a picture of its package on a canvas and reads it back, as image comparisons do. */
export const readsCanvas = (title: string) =>
  packageOf(
    title,
    `const image = new Image()
    image.onload = () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d').drawImage(image, 0, 0)
      $container.append('<p>' + canvas.toDataURL().slice(0, 14) + '</p>')
    }
    image.src = H5P.getPath(params.image.path, id)`,
  )

/** Breaks before it shows anything. */
export const breaksAtStart = (title: string) => packageOf(title, 'params.behaviour.length')

/** Names a script that it does not bring. */
export const lacksScript = (title: string) =>
  packageOf(title, `$container.text('joué')`, {
    library: { preloadedJs: [{ path: 'cause.js' }, { path: 'dist/main.js' }] },
  })

/** Lists a library of the editor, which breaks where there is no editor. */
export function listsEditor(title: string): Files {
  const editor = { machineName: 'H5PEditor.ShowWhen', majorVersion: 1, minorVersion: 0 }
  return packageOf(
    title,
    `$container.append('<p>joué, ' + (window.broke || 'sans erreur') + '</p>')`,
    {
      library: { preloadedDependencies: [editor] },
      files: {
        'H5PEditor.ShowWhen-1.0/library.json': {
          ...{ title: 'Show when', patchVersion: 0, runnable: 0, ...editor },
          preloadedJs: [{ path: 'show-when.js' }],
        },
        'H5PEditor.ShowWhen-1.0/show-when.js': `window.broke = 'une erreur'; H5PEditor.widgets.showWhen = {}`,
      },
    },
  )
}

/** Plays a film of another site. */
export const wantsFilm = (title: string, address: string) =>
  packageOf(
    title,
    `$container.append('<p>Regardez :</p>')
    const film = document.createElement('video')
    film.src = params.video.path
    film.preload = 'auto'
    $container.append(film)`,
    { content: { video: { path: `${address}/film.mp4`, mime: 'video/mp4' } } },
  )

/** Shows a drawing of its package. */
export const showsDrawing = (title: string) =>
  packageOf(
    title,
    `$container.append($('<img>', { alt: 'dessin', src: H5P.getPath('images/d.svg', id) }))`,
    {
      files: {
        'content/images/d.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script><rect width="30" height="20"/></svg>',
      },
    },
  )

/** Opens the players of two video sites, and says what the browser refused it. */
export const opensPlayers = (title: string) =>
  packageOf(
    title,
    `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      $container.append($('<li>', { text: effectiveDirective + ' ' + new URL(blockedURI).host }))
    })
    for (const { script, frame } of params.players) {
      document.body.append(Object.assign(document.createElement('script'), { src: script }))
      $container.append($('<iframe>', { src: frame.source, title: frame.source }))
    }`,
    {
      content: {
        players: [
          {
            script: 'https://www.youtube.com/iframe_api',
            frame: { source: 'https://www.youtube.com/embed/film' },
          },
          {
            script: 'https://player.vimeo.com/api/player.js',
            frame: { source: 'https://player.vimeo.com/video/12' },
          },
        ],
      },
    },
  )
