// Runs in the frame of an uploaded activity, whose origin is opaque: it has no cookies, no storage and no way to the page
// around it but these messages, which the page checks.
const { files, player } = document.currentScript.dataset
const place = document.getElementById('activity')

const post = (message) => parent.postMessage({ from: 'activity', ...message }, '*')

/** H5P reads the storage to name the learner: it gets one in memory. */
function provideStorage(name) {
  try {
    window[name].length
  } catch {
    const values = new Map()
    const store = {
      getItem: (key) => values.get(String(key)) ?? null,
      setItem: (key, value) => values.set(String(key), String(value)),
      removeItem: (key) => values.delete(String(key)),
      clear: () => values.clear(),
      key: (index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size
      },
    }
    Object.defineProperty(window, name, { value: store, configurable: true })
  }
}

/** Is this the URL of a file of the package? */
const isOwn = (url) => new URL(url, document.baseURI).pathname.startsWith(`${files}/`)

/**
 * A library that draws a picture on a canvas and reads it back may only do so with what was asked for with CORS. The
 * files of the package allow it; others are left as they are.
 */
function readCanvases() {
  const allow = (element, url) => {
    if (!element.crossOrigin && isOwn(url)) element.crossOrigin = 'anonymous'
  }
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement]) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'src')
    Object.defineProperty(prototype, 'src', {
      configurable: true,
      enumerable: true,
      get,
      set(url) {
        allow(this, url)
        set.call(this, url)
      },
    })
  }
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'src' && this.matches('img, audio, video')) allow(this, value)
    setAttribute.call(this, name, value)
  }
  // What came as HTML is requested again, with CORS.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue
        const pictures = node.matches('img') ? [node] : node.querySelectorAll('img')
        for (const picture of pictures) if (picture.src) allow(picture, picture.src)
      }
    }
  }).observe(place, { childList: true, subtree: true })
}

/** Why it did not start, as far as the frame can see: no connection, a missing file, or its own script. */
async function reasonOf(url) {
  try {
    const { ok } = await fetch(url, { method: 'HEAD' })
    return ok ? 'script' : 'file'
  } catch {
    return 'connection'
  }
}

const fail = async (url) => post({ kind: 'failed', reason: await reasonOf(url) })

/** Is there anything to see? */
function isShown() {
  if (place.innerText.trim() !== '') return true
  return [...place.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    if (element.matches('img, canvas, svg, video, audio, iframe, input, button, textarea'))
      return true
    return getComputedStyle(element).backgroundImage !== 'none'
  })
}

const LONGEST_EMPTY_MS = 8000

/** It has started when something of it is shown: a library whose script broke may leave an empty place without an error. */
function waitUntilShown() {
  const began = performance.now()
  const look = () => {
    if (isShown()) post({ kind: 'ready' })
    else if (performance.now() - began > LONGEST_EMPTY_MS)
      post({ kind: 'failed', reason: 'script' })
    else setTimeout(look, 100)
  }
  look()
}

async function start() {
  await new window.H5PStandalone.H5P(place, {
    id: 'activity',
    h5pJsonPath: files,
    contentJsonPath: `${files}/content`,
    librariesPath: `${files}/libraries`,
    frameJs: `${player}/frame.bundle.js`,
    frameCss: `${player}/styles/h5p.css`,
    // A frame within the frame would have no storage again.
    embedType: 'div',
    // False means: not before the listener below is there.
    preventH5PInit: false,
    reportingIsEnabled: true,
    icon: false,
  })
  window.H5P.externalDispatcher.on('xAPI', ({ data }) => {
    post({ kind: 'statement', statement: JSON.parse(JSON.stringify(data.statement)) })
  })
  window.H5P.init(document.body)
}

// A content security policy does not cover WebRTC.
delete window.RTCPeerConnection
delete window.webkitRTCPeerConnection
provideStorage('localStorage')
provideStorage('sessionStorage')
readCanvases()
// H5P waits for ever for a missing script of the package.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && isOwn(target.src)) void fail(target.src)
  },
  true,
)
// A frame that navigates away has failed, unless the browser caches the page for going back.
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) post({ kind: 'failed', reason: 'script' })
})
// The page around it has changed its colours; the activity goes on.
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !['light', 'dark', 'system'].includes(data?.theme)) return
  document.documentElement.dataset.theme = data.theme
})
new ResizeObserver(() => post({ kind: 'height', height: place.scrollHeight })).observe(place)
start().then(waitUntilShown, () => fail(`${files}/h5p.json`))
