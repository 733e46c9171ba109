import { keepSession } from '../shell/session-upkeep.ts'
import { PAGE_DATA } from '../visit/page/page-data-id.ts'
import type { RootData } from '../visit/page/root-data.ts'
import { showArrivedToast } from './arrived-toast.ts'
import type { DrawnIsland, IslandData } from './draw-island.tsx'
import { islands } from './islands.ts'

/** The document that is shown: its islands are drawn, and drawn anew with what the server says after a change. */
export function openDocument() {
  const drawn = new Map<string, DrawnIsland>()
  let data = dataOf(document)
  let stopSession = keepSession(data, reload)

  async function reload() {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    if (!response.ok || response.redirected) return location.reload()
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    data = dataOf(next)
    const { Idiomorph } = await import('idiomorph')
    document.documentElement.dataset.theme = data.theme
    Idiomorph.morph(document.body, next.body, {
      ignoreActiveValue: true,
      callbacks: {
        beforeNodeMorphed: (shown) => !isIsland(shown),
        beforeNodeRemoved: (shown) => !isIsland(shown),
      },
    })
    for (const [name, island] of drawn) island.draw(islandData(next, name))
    stopSession()
    stopSession = keepSession(data, reload)
    showArrivedToast(data)
  }

  function islandData(page: Document, name: string): IslandData {
    const place = page.querySelector(`[data-island="${name}"]`)
    return {
      root: data,
      props: page.querySelector(`[data-island-props="${name}"]`)?.textContent ?? '{}',
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
  showArrivedToast(data)
  return { data, reload }
}

const isIsland = (node: Node) => node instanceof HTMLElement && node.dataset.island !== undefined

function dataOf(page: Document): RootData {
  return JSON.parse(page.getElementById(PAGE_DATA)?.textContent ?? 'null')
}
