import type { DrawnIsland, IslandData } from './draw-island.tsx'

type Draw = (place: Element, data: IslandData) => Promise<DrawnIsland>

/** Under its name in the page, the code of each island: loaded with the first page that has it. */
export const islands: Record<string, Draw> = {
  reading: async (place, data) => {
    const [{ drawIsland }, { default: island }] = await Promise.all([
      import('./draw-island.tsx'),
      import('../reading/reading.island.tsx'),
    ])
    return drawIsland(place, island, data)
  },
  search: async (place, data) => {
    const [{ drawIsland }, { default: island }] = await Promise.all([
      import('./draw-island.tsx'),
      import('../words/search/search.island.tsx'),
    ])
    return drawIsland(place, island, data)
  },
}
