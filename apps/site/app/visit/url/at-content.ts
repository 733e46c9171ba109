/** Adds a fragment of our own: otherwise the browser carries over the one that the backend wrote. */
export function atContent(address: string): string {
  return address.includes('#') ? address : `${address}#content`
}
