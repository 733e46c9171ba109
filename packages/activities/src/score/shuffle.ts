/** The same items in another order; `random` is `Math.random`, or a test's own. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [order[last], order[other]]
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a]
  }
  return order
}

/** The numbers of `count` things in an order that is not the right one, where there is another. */
export function wrongOrder(count: number, random: () => number): number[] {
  const right = Array.from({ length: count }, (_, index) => index)
  const order = shuffle(right, random)
  const isRight = order.every((number, index) => number === index)
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order
}
