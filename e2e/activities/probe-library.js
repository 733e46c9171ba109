// An H5P library for tests: shows a question, reports a score, and tries to get out of its frame.
;(({ H5P }) => {
  const $ = H5P.jQuery

  H5P.Probe = class extends H5P.EventDispatcher {
    constructor(params, contentId) {
      super()
      this.params = params
      this.contentId = contentId
    }

    attach($container) {
      const { question, image, answers, elsewhere } = this.params
      const picture = H5P.getPath(image.path, this.contentId)
      $('<h1>', { text: question }).appendTo($container)
      $('<img>', { src: picture, alt: 'probe', width: 40, height: 40 }).appendTo($container)
      for (const { text, points } of answers) {
        $('<button>', { text })
          .on('click', () => this.report($container, points))
          .appendTo($container)
      }
      const list = $('<ul>').appendTo($container)
      for (const [name, reach] of Object.entries(attempts(elsewhere))) {
        const line = $('<li>').appendTo(list)
        tell(line, name, reach)
      }
      $('<button>', { text: 'Leave' })
        .on('click', () => location.assign(`${elsewhere}/left`))
        .appendTo($container)
    }

    report($container, points) {
      this.triggerXAPIScored(points, 3, 'answered', true, points >= 3)
      $container.css('height', 900)
    }
  }

  async function tell(line, name, reach) {
    try {
      line.text(`${name}: reached ${await reach()}`)
    } catch {
      line.text(`${name}: refused`)
    }
  }

  const site = new URL(document.baseURI).origin

  const attempts = (elsewhere) => ({
    cookies: () => document.cookie,
    database: () => opened(indexedDB.open('probe')),
    caches: () => caches.keys(),
    'what the site keeps': () => kept('learning-language'),
    parent: () => parent.document.title,
    'storage of the parent': () => parent.localStorage.length,
    'address of the page': () => String(top.location.href),
    'another site': () => fetch(`${elsewhere}/fetched`, { mode: 'no-cors' }),
    'the site': () => fetch(`${site}/health/live`, { mode: 'no-cors' }),
    'its tables': () => fetch(`${site}/rest/v1/lessons`, { credentials: 'include' }),
    'a picture elsewhere': () => loaded('img', `${elsewhere}/picture.png`),
    'a picture of the site': () => loaded('img', `${site}/favicon.svg`),
    'a script elsewhere': () => loaded('script', `${elsewhere}/script.js`),
    'a socket': () => opened(new WebSocket(elsewhere.replace('http', 'ws'))),
    'a window': () => open(`${elsewhere}/window`).document,
    'a call': () => new RTCPeerConnection().createOffer(),
    'a worker': () => started(new Worker(`data:text/javascript,postMessage('here')`)),
  })

  function kept(name) {
    const found = localStorage.getItem(name)
    if (found === null) throw new Error('nothing')
    return found
  }

  function opened(thing) {
    return new Promise((resolve, reject) => {
      thing.onsuccess = thing.onopen = () => resolve('open')
      thing.onerror = reject
    })
  }

  function started(worker) {
    return new Promise((resolve, reject) => {
      worker.onmessage = resolve
      worker.onerror = reject
    })
  }

  function loaded(tag, src) {
    return new Promise((resolve, reject) => {
      const element = Object.assign(document.createElement(tag), { src })
      element.onload = () => resolve(src)
      element.onerror = reject
      document.body.append(element)
    })
  }
})(window)
