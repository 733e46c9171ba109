// Runs in the frame of an uploaded activity, whose origin is opaque: it has no cookies, no storage and no way to the page
// around it but these messages. The page believes none of them further than its own checks.
const { files, player } = document.currentScript.dataset
const place = document.getElementById('activity')

const tell = (message) => parent.postMessage({ from: 'activity', ...message }, '*')

/** H5P reads the storage when it names the learner: it gets one that forgets. */
function provideStorage(name) {
  try {
    window[name].length
  } catch {
    const kept = new Map()
    const store = {
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, value) => kept.set(String(key), String(value)),
      removeItem: (key) => kept.delete(String(key)),
      clear: () => kept.clear(),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size
      },
    }
    Object.defineProperty(window, name, { value: store, configurable: true })
  }
}

/** Is this the address of a file of the package? */
const isOwn = (address) => new URL(address, document.baseURI).pathname.startsWith(`${files}/`)

/**
 * A library that draws a picture on a canvas and reads it back may only do so with what was asked for with CORS. The
 * files of the package allow it; others are left as they are.
 */
function readCanvases() {
  const allow = (element, address) => {
    if (!element.crossOrigin && isOwn(address)) element.crossOrigin = 'anonymous'
  }
  for (const { prototype } of [HTMLImageElement, HTMLMediaElement]) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'src')
    Object.defineProperty(prototype, 'src', {
      configurable: true,
      enumerable: true,
      get,
      set(address) {
        allow(this, address)
        set.call(this, address)
      },
    })
  }
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'src' && this.matches('img, audio, video')) allow(this, value)
    setAttribute.call(this, name, value)
  }
  // What came as HTML is asked for once more, with CORS.
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

/** Why it did not start, as far as it can be seen from inside: no answer, a file that is not there, or its own script. */
async function reasonOf(address) {
  try {
    const { ok } = await fetch(address, { method: 'HEAD' })
    return ok ? 'script' : 'file'
  } catch {
    return 'connection'
  }
}

const fail = async (address) => tell({ kind: 'failed', reason: await reasonOf(address) })

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

/** It has started when something of it is shown. A library whose script broke may leave an empty place without a word. */
function waitUntilShown() {
  const began = performance.now()
  const look = () => {
    if (isShown()) tell({ kind: 'ready' })
    else if (performance.now() - began > LONGEST_EMPTY_MS)
      tell({ kind: 'failed', reason: 'script' })
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
    tell({ kind: 'statement', statement: JSON.parse(JSON.stringify(data.statement)) })
  })
  window.H5P.init(document.body)
}

// No policy of a page keeps calls from leaving it.
delete window.RTCPeerConnection
delete window.webkitRTCPeerConnection
provideStorage('localStorage')
provideStorage('sessionStorage')
readCanvases()
// A script of the package that is not there leaves H5P waiting for ever.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && isOwn(target.src)) void fail(target.src)
  },
  true,
)
// Where it leads, nothing speaks for it. A page that the browser keeps for the way back is not left for good.
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) tell({ kind: 'failed', reason: 'script' })
})
// The page around it has changed its colours: what was done here stays.
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !['light', 'dark', 'system'].includes(data?.theme)) return
  document.documentElement.dataset.theme = data.theme
})
new ResizeObserver(() => tell({ kind: 'height', height: place.scrollHeight })).observe(place)
start().then(waitUntilShown, () => fail(`${files}/h5p.json`))
