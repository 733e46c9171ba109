/** What `work` gives, or an error once it has taken longer than so many milliseconds. */
export async function within<T>(milliseconds: number, work: T | Promise<T>): Promise<T> {
  const timedOut = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timedOut.reject(new Error(`no answer within ${milliseconds} ms`)),
    milliseconds,
  )
  try {
    return await Promise.race([work, timedOut.promise])
  } finally {
    clearTimeout(timer)
  }
}
