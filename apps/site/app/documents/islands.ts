import type { DrawnIsland, IslandData } from './draw-island.tsx'

type Draw = (place: Element, data: IslandData) => Promise<DrawnIsland>

/** Under its name in the page, the code of each island: loaded with the first page that has it. */
export const islands: Record<string, Draw> = {
  activities: async (...shown) => {
    const [draw, island] = await together(import('../activities/activities.island.tsx'))
    return draw(island, ...shown)
  },
  prose: async (...shown) => {
    const [draw, island] = await together(import('../words/touch/prose.island.tsx'))
    return draw(island, ...shown)
  },
  reading: async (...shown) => {
    const [draw, island] = await together(import('../reading/reading.island.tsx'))
    return draw(island, ...shown)
  },
  sample: async (...shown) => {
    const [draw, island] = await together(import('../home/sample.island.tsx'))
    return draw(island, ...shown)
  },
  search: async (...shown) => {
    const [draw, island] = await together(import('../words/search/search.island.tsx'))
    return draw(island, ...shown)
  },
  word: async (...shown) => {
    const [draw, island] = await together(import('../words/page/word.island.tsx'))
    return draw(island, ...shown)
  },
  'word-search': async (...shown) => {
    const [draw, island] = await together(import('../words/search/word-search.island.tsx'))
    return draw(island, ...shown)
  },
}

/** React comes with the first island. */
async function together<Island>(island: Promise<{ default: Island }>) {
  const [{ drawIsland }, own] = await Promise.all([import('./draw-island.tsx'), island])
  return [drawIsland, own.default] as const
}
