/** Signs in with the form of the site. Gives the cookies of the session, as a browser sends them back. */
export async function signInOnPages(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email, password }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (answer.status >= 400 || cookies.length === 0) {
    throw new Error(`The sign-in was answered with ${answer.status}`)
  }
  return cookies.join('; ')
}
