/** A place of our own on a page: otherwise the browser carries over what the backend wrote behind the `#`. */
export function atContent(address: string): string {
  return address.includes('#') ? address : `${address}#content`
}
