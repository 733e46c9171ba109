/** Bytes in steps of one size. If the connection is lost, what came before is yielded before the error is thrown. */
export async function* inSteps(
  bytes: AsyncIterable<Uint8Array>,
  stepBytes: number,
): AsyncGenerator<Buffer, void, undefined> {
  let gathered: Uint8Array[] = []
  let size = 0
  const take = () => {
    const step = Buffer.concat(gathered)
    gathered = []
    size = 0
    return step
  }
  let broken: { cause: unknown } | undefined
  const source = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await source.next().catch((cause: unknown) => {
        broken = { cause }
        return undefined
      })
      if (!next || next.done) break
      let chunk = next.value
      while (size + chunk.length >= stepBytes) {
        const fitting = stepBytes - size
        gathered.push(chunk.subarray(0, fitting))
        chunk = chunk.subarray(fitting)
        yield take()
      }
      if (chunk.length > 0) gathered.push(chunk)
      size += chunk.length
    }
    if (size > 0) yield take()
    if (broken) throw broken.cause
  } finally {
    await source.return?.()
  }
}
