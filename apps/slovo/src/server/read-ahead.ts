import { setImmediate } from 'node:timers/promises'

/**
 * Reads the first `enough` bytes of a body and whatever is buffered. `rest` begins with these bytes; it is
 * undefined if that was all.
 */
export async function readAhead(body: ReadableStream<Uint8Array>, enough: number) {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  let reading = reader.read()
  while (true) {
    const result = await (size < enough ? reading : Promise.race([reading, setImmediate()]))
    if (!result) return { start: Buffer.concat(chunks), rest: restOf(reader, chunks, reading) }
    if (result.done) return { start: Buffer.concat(chunks) }
    chunks.push(result.value)
    size += result.value.length
    reading = reader.read()
    // A large stream that is always ready would be buffered completely.
    if (size > MAX_BYTES)
      return { start: Buffer.concat(chunks), rest: restOf(reader, chunks, reading) }
  }
}

const MAX_BYTES = 1024 * 1024

type Reading = ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>

async function* restOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  held: Uint8Array[],
  reading: Reading,
) {
  try {
    yield* held
    for (let result = await reading; !result.done; result = await reader.read()) yield result.value
  } finally {
    await reader.cancel()
  }
}
