const FIRST = ['google', 'apple', 'facebook', 'github', 'discord', 'vk', 'yandex']

/** Places to sign in at: those that most people know first, the others by name. */
export function inKnownOrder(providers: string[]): string[] {
  const place = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return providers.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))
}
