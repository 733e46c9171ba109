/** A link that an operator made has its error in the fragment, which the server does not see. */
export function followRefusal() {
  const refusal = new URLSearchParams(location.hash.slice(1))
  if (refusal.has('error_code')) location.replace(`${location.pathname}?${refusal}`)
}
