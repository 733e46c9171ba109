/**
 * The groups of nodes that reach themselves again (strongly connected components of more than one node), each sorted.
 * Tarjan, "Depth-first search and linear graph algorithms", 1972.
 */
export function findCircles(arrows: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(node: string) {
    const number = order.size
    order.set(node, number)
    lowest.set(node, number)
    open.push(node)
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) {
        lowest.set(node, Math.min(lowest.get(node) ?? number, lowest.get(next) ?? number))
      }
    }
    if (lowest.get(node) !== number) return
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const node of arrows.keys()) if (!order.has(node)) visit(node)
  return circles
}
