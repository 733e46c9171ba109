/** A request to `…/changes`, as its page would have got it: a visitor who has to sign in comes back to the page. */
export function ofPage<Asked extends { url: URL }>(asked: Asked): Asked {
  const url = new URL(asked.url)
  url.pathname = url.pathname.replace(/\/changes$/, '')
  return { ...asked, url }
}
