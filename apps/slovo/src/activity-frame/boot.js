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
new ResizeObserver(() => tell({ kind: 'height', height: place.scrollHeight })).observe(place)
start().then(
  () => tell({ kind: 'ready' }),
  () => tell({ kind: 'failed' }),
)
