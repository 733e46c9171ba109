import { keepSession } from '../shell/session-upkeep.ts'
import { PAGE_DATA } from '../visit/page/page-data-id.ts'
import type { RootData } from '../visit/page/root-data.ts'
import { showArrivedToasts } from './arrived-toasts.ts'
import type { DrawnIsland, IslandData } from './draw-island.tsx'
import { islands } from './islands.ts'
import { morphPage } from './morph-page.ts'
import { readSentJson } from './read-sent-json.ts'

/** The document that is shown: its islands are drawn, and drawn anew with what the server says after a change. */
export function openDocument() {
  const drawn = new Map<string, DrawnIsland>()
  let data = dataOf(document)
  let stopSession = keepSession(data, reload)

  /** Shows the page that a request was answered with, if it is this one; any other is opened. */
  async function show(response: Response) {
    const url = new URL(response.url)
    if (url.pathname !== location.pathname) return location.assign(url)
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (!next.getElementById(PAGE_DATA)) return location.reload()
    if (url.search !== location.search) history.pushState(null, '', url)

    data = dataOf(next)
    await morphPage(next)
    for (const [name, island] of drawn) island.draw(islandData(next, name))
    stopSession()
    stopSession = keepSession(data, reload)
    showArrivedToasts(data)
  }

  async function reload() {
    await show(await fetch(location.href, { headers: { accept: 'text/html' } }))
  }

  function islandData(page: Document, name: string): IslandData {
    const place = page.querySelector(`[data-island="${name}"]`)
    return {
      root: data,
      props: page.querySelector(`[data-island-props="${name}"]`)?.textContent ?? '[]',
      html: place?.querySelector('[data-html]')?.innerHTML,
      reload,
    }
  }

  async function draw(place: HTMLElement) {
    const name = place.dataset.island ?? ''
    const island = await islands[name]?.(place, islandData(document, name))
    if (island) drawn.set(name, island)
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (place.dataset.when !== 'touched') void draw(place)
    else place.addEventListener('focusin', () => void draw(place), { once: true })
  }
  showArrivedToasts(data)
  // The pages before were shown in place of this one.
  addEventListener('popstate', () => location.reload())
  return { data, reload, show }
}

function dataOf(page: Document): RootData {
  return readSentJson(page.getElementById(PAGE_DATA)?.textContent)
}
