/** The result of `work`, or an error after a timeout in milliseconds. */
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
